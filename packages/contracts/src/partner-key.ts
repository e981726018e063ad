/** What a partner's key looks like, wherever it stands in a text. */
export const keyPattern = /wfp_[\w-]{43}/;

// A character that is percent-encoded, also more than once.
const encoded = /%(?:25)*([2-7][\da-f])/gi;

const decoded = (text: string): string =>
  text.replace(encoded, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Whether a partner's key stands in an address, as it is or percent-encoded (behavior.md#partners-keys). */
export const holdsKey = (address: string): boolean =>
  keyPattern.test(address) || (address.includes('%') && keyPattern.test(decoded(address)));
