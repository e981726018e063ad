/** Whether a link or picture of a document has a valid address: a path of the shop, or an https URL. */
export const isPlace = (text: string): boolean =>
  /^\/(?![/\\])/.test(text) || (text.startsWith('https://') && URL.canParse(text));
