const singulars = (word: string): string[] => {
  const forms: string[] = [];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (/(s|x|z|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2));
  if (word.endsWith('s') && !word.endsWith('ss')) forms.push(word.slice(0, -1));
  return forms;
};

const plurals = (word: string): string[] => {
  const forms = [`${word}s`];
  if (/(s|x|z|ch|sh)$/.test(word)) forms.push(`${word}es`);
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  if (word.endsWith('f')) forms.push(`${word.slice(0, -1)}ves`);
  if (word.endsWith('fe')) forms.push(`${word.slice(0, -2)}ves`);
  return forms;
};

// Clothes with an irregular plural.
const irregular = new Map([
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['foot', 'feet'],
]);

const irregularForms = (word: string): string[] =>
  [...irregular].flatMap(([one, many]) => {
    if (word === one) return [many];
    return word === many ? [one] : [];
  });

// Words with an American and a British spelling.
const spelledTwice = [
  ['gray', 'grey'],
  ['jewelry', 'jewellery'],
  ['color', 'colour'],
  ['colored', 'coloured'],
  ['pajama', 'pyjama'],
  ['woolen', 'woollen'],
  ['fiber', 'fibre'],
].flatMap(([american, british]) => [[american, british] as const, [`${american}s`, `${british}s`] as const]);

const otherSpelling = new Map<string, string>(
  spelledTwice.flatMap(([american = '', british = '']) => [
    [american, british],
    [british, american],
  ]),
);

/** Both spellings of all these words, sorted. */
export const wordsSpelledTwice: readonly string[] = [...otherSpelling.keys()].sort();

/** A folded word and its other spelling, if any. */
export const spellingsOf = (word: string): string[] => {
  const other = otherSpelling.get(word);
  return other === undefined ? [word] : [word, other];
};

/**
 * A folded word in its spellings and in singular and plural, by the rules of English. Some forms are not English words.
 */
export const formsOf = (word: string): string[] => {
  if (word.length < 3) return [word];
  const forms = [word, ...singulars(word), ...plurals(word), ...irregularForms(word)];
  return [...new Set(forms.flatMap(spellingsOf))];
};
