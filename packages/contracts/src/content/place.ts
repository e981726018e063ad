// Browsers drop tabs and line breaks from an address and read `\` as `/`, so that `/<tab>/evil.example` is another site.
const isReadAsWritten = (text: string): boolean => !/[\\\p{Cc}]/u.test(text) && text.trim() === text;

const own = 'https://shop.invalid';

/** Whether a browser reads the text as a path of the shop, also after resolving its dots. */
export const isOwnPath = (text: string): boolean => {
  if (!text.startsWith('/') || !isReadAsWritten(text)) return false;
  const url = URL.parse(text, own);
  return url?.origin === own && !url.pathname.startsWith('//');
};

/** Whether the text is a complete https address without a user name. */
export const isHttpsAddress = (text: string): boolean => {
  if (!text.startsWith('https://') || !isReadAsWritten(text)) return false;
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '';
};

/** Whether a link or picture of a document has a valid address: a path of the shop, or an https URL. */
export const isPlace = (text: string): boolean => isOwnPath(text) || isHttpsAddress(text);
