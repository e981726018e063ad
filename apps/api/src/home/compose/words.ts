/** `a`, `a and b`, `a, b and c`. */
export const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** `1 item`, `1,385 items`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const startLarge = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// Words such as TV and GPS keep their capitals.
const startSmall = (name: string): string =>
  name.replace(/\b\p{Lu}(?=\p{Ll}|-\p{Lu})/gu, (letter) => letter.toLowerCase());

/** The most kinds in one line. */
const mostNames = 3;

/**
 * The names of kinds as the start of a sentence, in the given order: `Boots, hats and bags`. At most three names and
 * `letters` characters, unless one name alone is longer. A name with a list, such as `Hats & Gloves`, is used only when
 * there is no other. Empty without names.
 */
export const sayKinds = (names: readonly string[], letters: number): string => {
  const plain = names.filter((name) => !/[&,/]/.test(name));
  const [first, ...others] = plain.length > 0 ? plain : names.slice(0, 1);
  if (first === undefined) return '';
  const said = [startSmall(first)];
  for (const name of others.map(startSmall)) {
    if (said.length < mostNames && joinWords([...said, name]).length <= letters) said.push(name);
  }
  return startLarge(joinWords(said));
};
