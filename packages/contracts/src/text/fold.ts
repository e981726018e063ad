// What has no accent to lose and still has a plain spelling, as PostgreSQL's unaccent has it.
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

/** Lower case without accents, 'Ærø' as 'aero': how names and keywords are compared; as `fold_text` in the database. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øæœßłđðþı]/gu, (letter) => plain[letter] ?? letter);

/** The cell under which a name stands; '#' holds all that begins with no letter of the alphabet (decision 22). */
export const letterOf = (name: string): string => {
  const letter = fold(name.trim()).charAt(0).toUpperCase();
  return /^[A-Z]$/.test(letter) ? letter : '#';
};
