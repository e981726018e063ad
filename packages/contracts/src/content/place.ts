/** Where a link or a picture of a document may lead: a page of the shop, or a whole https address. */
export const isPlace = (text: string): boolean =>
  /^\/(?![/\\])/.test(text) || (text.startsWith('https://') && URL.canParse(text));
