/** '::', '~' and '•' between words, and '_' without spaces around it. */
const otherMarks = /\s*::+\s*|\s+(?:[~•·]|\/\/)\s+|(?<=[\p{L}\p{N}"”)+])_+(?=[\p{L}\p{N}(])/gu;
// Rules out most names with one search.
const mayHoldOther = /::|[~•·_]|\/\//;

/** '(R)' and '(TM)' behind a word, which feeds in ASCII write for the signs. */
const signs = /(?<=[\p{L}\p{N}])(?:\((?:R|TM|SM)\)|[®™])/giu;

/** Removes the signs of trademarks from a text: 'Gore-Tex(R)' -> 'Gore-Tex'. */
export const withoutSigns = (text: string): string => text.replace(signs, '');

/**
 * Replaces other separators in a name with hyphens, and removes signs: 'Ridge Boot_Black_9' -> 'Ridge Boot - Black -
 * 9'. Codes stay as they are.
 */
export const plainMarks = (name: string): string => {
  const unsigned = withoutSigns(name);
  return mayHoldOther.test(unsigned) && unsigned.includes(' ') ? unsigned.replace(otherMarks, ' - ') : unsigned;
};
