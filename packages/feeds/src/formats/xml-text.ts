const bareAmpersand = /&(?!(?:[a-z][a-z\d]{0,30}|#\d{1,7}|#x[\da-f]{1,6});)/i;
// A name in another alphabet begins a tag only if the tag ends or has an attribute: '<м' is text.
const bareBracket = /<(?![a-z_:/!?]|\p{L}[\p{L}\p{N}_.:-]*(?:\s*\/?>|\s[^<>]*=))/iu;
const bareOrSection = new RegExp(
  `<!\\[CDATA\\[[^]*?\\]\\]>|<!--[^]*?-->|${bareAmpersand.source}|${bareBracket.source}`,
  'giu',
);

/**
 * Escapes each `&` that begins no entity and each `<` that begins no tag, as feeds leave them in addresses and texts.
 * CDATA sections and comments stay as they are.
 */
export const escapeBare = (xml: string): string => {
  if (!bareAmpersand.test(xml) && !bareBracket.test(xml)) return xml;
  return xml.replace(bareOrSection, (found) => {
    if (found === '&') return '&amp;';
    return found === '<' ? '&lt;' : found;
  });
};
