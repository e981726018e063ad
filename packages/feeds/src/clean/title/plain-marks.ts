/** '::', '~' and '•' between words, and '_' without spaces around it. */
const otherMarks = /\s*::+\s*|\s+(?:[~•·]|\/\/)\s+|(?<=[\p{L}\p{N}"”)+])_+(?=[\p{L}\p{N}(])/gu;
// Rules out most names with one search.
const mayHoldOther = /::|[~•·_]|\/\//;

/**
 * Replaces other separators in a name with hyphens: 'Ridge Boot_Black_9' -> 'Ridge Boot - Black - 9'. Codes stay as
 * they are.
 */
export const plainMarks = (name: string): string =>
  mayHoldOther.test(name) && name.includes(' ') ? name.replace(otherMarks, ' - ') : name;
