const invalid = (reason: string) => new Error(`Invalid token specified: ${reason}`);

const decodePart = (part: string): string => {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
};

/**
 * Decodes Google's signed credential without trusting it; the server verifies it (behavior.md#customer-google). Throws
 * 'Invalid token specified: ...' (behavior.md#customer-google) if it is malformed.
 */
export const decodeCredential = (credential: unknown): Record<string, unknown> => {
  if (typeof credential !== 'string') throw invalid('must be a string');
  const [, part] = credential.split('.');
  if (!part) throw invalid('missing part #2');
  let claims: unknown;
  try {
    claims = JSON.parse(decodePart(part));
  } catch (error) {
    throw invalid(`invalid part #2 (${error instanceof Error ? error.message : error})`);
  }
  if (typeof claims !== 'object' || claims === null) throw invalid('part #2 holds no claims');
  return { ...claims };
};
