/** What is not read: quotes, classes and characters by name or number, braces that repeat nothing, and flags. */
const unread = /\\(?![dDwWsSbBAzZ])\w|\[:|\{(?!\d+(?:,\d*)?\})|\(\?[A-Za-z-]+\)/;

/** An escaped sign, a class of characters, a number of repetitions, or any other character. */
const tokens = /\\(\W)|\\\w|\[\^?\]?(?:\\.|[^\\\]])*\]|\{[\d,]+\}|./gsu;

/** Signs for the end of a text, and for 'the character before need not be there'. */
const end = '\n';
const optional = '\0';

const signOf = (token: string, escaped: string | undefined): string => {
  if (token === '*' || token === '?' || (token.startsWith('{') && token.length > 1)) return optional;
  const sign = escaped ?? token;
  const isLiteral = /^[\x20-\x7e]$/.test(sign) && (escaped !== undefined || !'+.^$()'.includes(sign));
  // The engine takes U+017F for an 's', and lower-casing does not.
  return isLiteral && sign !== 's' && sign !== 'S' ? sign.toLowerCase() : end;
};

/**
 * Returns texts in lower case that each match of a pattern contains, whatever case its letters have: `No\. \d*51$` needs
 * 'no. ' and '51'. It looks only outside groups, classes and repetitions; a pattern that it cannot read needs nothing.
 */
export const textsInAll = (source: string): string[] => {
  if (unread.test(source)) return [];
  let depth = 0;
  let signs = '';
  for (const [token, escaped] of source.matchAll(tokens)) {
    if (token === '(') depth += 1;
    if (token === '|' && depth === 0) return [];
    if (depth === 0) signs += signOf(token, escaped);
    if (token !== ')') continue;
    depth -= 1;
    if (depth === 0) signs += end;
  }
  return signs
    .replace(/.?\0/gs, end)
    .split(end)
    .filter((text) => text !== '');
};
