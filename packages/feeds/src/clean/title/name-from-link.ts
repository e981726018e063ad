const words =
  /^(?:products?|p|item|dp|shop|collections?|catalog|index|html?|php|aspx?|click|detail|en|us|women|men|kids|sale)$/i;
const readable = /^(?=.*[a-z]{3})[\p{L}\p{N}]+(?:[-_+][\p{L}\p{N}]+)+$/iu;

/** '/products/ridge-mid-leather-1234.html' -> 'ridge mid leather': the name in the last readable part of a link; '' for none. */
export const nameFromLink = (path: string): string => {
  const parts = path.split('/').map((part) => decode(part).replace(/\.\w{2,5}$/, ''));
  const part = parts.findLast((text) => readable.test(text) && !words.test(text)) ?? '';
  return part
    .split(/[-_+]/)
    .filter((word) => !/^\d{3,}$|^(?=.*\d)(?=.*[a-z])[a-z\d]{6,}$/i.test(word))
    .join(' ');
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
