// Letters without a combining accent that PostgreSQL's unaccent replaces.
const plain: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Lower case without accents ('Ærø' becomes 'aero'), for comparing names and keywords. Same as `fold_text` in the
 * database.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øæœßłđðþı]/gu, (letter) => plain[letter] ?? letter);

/** The index cell of a name: its first letter, or '#' for any other character (behavior.md#listing-facets). */
export const letterOf = (name: string): string => {
  const letter = fold(name.trim()).charAt(0).toUpperCase();
  return /^[A-Z]$/.test(letter) ? letter : '#';
};
