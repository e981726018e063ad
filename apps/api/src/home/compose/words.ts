import type { Translate } from '@wearfolio/messages/key';
import type { Locale } from '@wearfolio/messages/locales';
import type { NameOf } from '@wearfolio/messages/name-of';
import { nameIn } from '@wearfolio/messages/names';
import { translateIn } from '@wearfolio/messages/translate';

/** What the sentences of a composed page are made with, in one language. */
export type HomeWords = { locale: Locale; t: Translate; nameOf: NameOf };

export const homeWordsIn = (locale: Locale): HomeWords => ({
  locale,
  t: translateIn(locale),
  nameOf: nameIn(locale),
});

/** `a`, `a and b`, `a, b and c`. */
export const joinWords = ({ locale }: HomeWords, words: readonly string[]): string =>
  // The English of the agreed texts has no comma before the last word.
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale).format(words);

const startLarge = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// Words such as TV and GPS keep their capitals, and so do the nouns of German.
const startSmall = ({ locale }: HomeWords, name: string): string =>
  locale === 'de' ? name : name.replace(/\b\p{Lu}(?=\p{Ll}|-\p{Lu})/gu, (letter) => letter.toLowerCase());

/** The most kinds in one line. */
const mostNames = 3;

/**
 * The names of kinds, given in English, as the start of a sentence, in the given order: `Boots, hats and bags`. At most
 * three names and `letters` characters, unless one name alone is longer. A name with a list, such as `Hats & Gloves`, is
 * used only when there is no other. Empty without names.
 */
export const sayKinds = (words: HomeWords, names: readonly string[], letters: number): string => {
  const and = joinWords(words, ['', '']);
  const own = names.map(words.nameOf);
  const plain = own.filter((name) => !/[&,/]/.test(name) && !name.includes(and));
  const [first, ...others] = (plain.length > 0 ? plain : own.slice(0, 1)).map((name) => startSmall(words, name));
  if (first === undefined) return '';
  const said = [first];
  for (const name of others) {
    if (said.length < mostNames && joinWords(words, [...said, name]).length <= letters) said.push(name);
  }
  return startLarge(joinWords(words, said));
};
