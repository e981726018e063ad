/** '::', '~' and '•' between words, and '_' without spaces around it. */
const otherMarks = /\s*::+\s*|\s+(?:[~•·]|\/\/)\s+|(?<=[\p{L}\p{N}"”)+])_+(?=[\p{L}\p{N}(])/gu;
// Most names hold none, which one look tells.
const mayHoldOther = /::|[~•·_]|\/\//;

/** A name in which a hyphen parts what other marks do: 'Ridge Boot_Black_9' -> 'Ridge Boot - Black - 9'. A code stays as it is. */
export const plainMarks = (name: string): string =>
  mayHoldOther.test(name) && name.includes(' ') ? name.replace(otherMarks, ' - ') : name;
