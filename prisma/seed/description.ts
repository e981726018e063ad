// cspell:ignore bdfgklmnprstv
const consonants = 'bdfgklmnprstv';
const vowels = 'aeiou';

/** Number of distinct words, as in the descriptions of a large catalogue. */
const vocabularySize = 30_000;
const length = 60;

const syllable = (number: number): string =>
  (consonants[number % consonants.length] ?? '') +
  (vowels[Math.floor(number / consonants.length) % vowels.length] ?? '');

const syllables = consonants.length * vowels.length;

// The most common words are the shortest.
const wordAt = (rank: number): string => {
  const [first, rest] = [rank % syllables, Math.floor(rank / syllables)];
  return rest === 0 ? `${syllable(first)}n` : wordAt(rest - 1) + syllable(first);
};

const vocabulary = Array.from({ length: vocabularySize }, (_, rank) => wordAt(rank));

/** Returns a description of 60 generated words, of which few are common and most are rare (Zipf). */
export const makeUpDescription = (random: () => number): string =>
  Array.from({ length }, () => vocabulary[Math.floor(vocabularySize ** random()) - 1] ?? '').join(' ');
