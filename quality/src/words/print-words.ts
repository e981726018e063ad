import { percent } from '../figures.ts';
import { measureWords, type ReadWord } from './measure-words.ts';
import { languages, type WordRow } from './word-rows.ts';

const shareOf = (words: readonly ReadWord[]): string => {
  const right = words.filter(({ isRight }) => isRight).length;
  return words.length === 0 ? '-' : `${percent({ right, rows: words.length })} %`;
};

/** Prints the share of words that are understood in plain columns, by language, and those that are not. */
export const printWords = async (
  { values, categories }: { values: readonly WordRow[]; categories: readonly WordRow[] },
  lists: boolean,
): Promise<void> => {
  const read = await measureWords(values, categories);
  const measures = [...new Set(read.map(({ measure }) => measure))];
  console.log(`language  ${measures.map((measure) => measure.padStart(10)).join('')}`);
  for (const language of [...languages, null]) {
    const own = read.filter((word) => language === null || word.language === language);
    const shares = measures.map((measure) => shareOf(own.filter((word) => word.measure === measure)).padStart(10));
    console.log(`${(language ?? 'all').padEnd(10)}${shares.join('')}`);
  }
  if (!lists) return;
  console.log('\nNot understood');
  for (const { measure, language, word, expected, actual, isRight } of read)
    if (!isRight) console.log(`${measure.padEnd(8)} ${language.padEnd(6)} ${word} -> ${actual} (${expected})`);
};
