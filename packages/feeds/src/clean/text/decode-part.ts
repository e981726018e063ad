/** Decodes a part of an address; one that is not encoded correctly stays. */
export const decodePart = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
