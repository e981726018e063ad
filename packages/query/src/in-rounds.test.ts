import { expect, it } from 'vitest';
import { inRounds, sharedAnswers } from './in-rounds.ts';

const asked: string[][] = [];

const words = (known: Record<string, string[]>) => {
  let turn: string[] | null = null;
  const note = async (word: string): Promise<void> => {
    if (!turn) {
      turn = [];
      asked.push(turn);
    }
    turn.push(word);
    await Promise.resolve();
    turn = null;
  };
  return {
    knows: async (word: string) => {
      await note(word);
      return word in known;
    },
    meaningsOf: async (word: string) => {
      await note(`=${word}`);
      return known[word] ?? [];
    },
    areName: async (first: string, second: string) => {
      await note(`${first}+${second}`);
      return first === 'red';
    },
  };
};

it('returns the result of a reader that knows every word, and asks for each word once, in one request per round', async () => {
  const read = inRounds(words({ coat: ['coat', 'coats'], coats: [] }));
  const reader = (known: Parameters<Parameters<typeof read>[0]>[0]) => [
    known.knows('coat') && known.meaningsOf('coat').map((word) => [word, known.knows(word)]),
    known.knows('zebra') && known.meaningsOf('zebra'),
    known.areName('red', 'coat'),
  ];

  const found = await read(reader);
  const again = await read(reader);

  const expected = [
    [
      ['coat', true],
      ['coats', true],
    ],
    false,
    true,
  ];
  expect([found, again]).toEqual([expected, expected]);
  expect(asked).toEqual([['coat', 'zebra', 'red+coat'], ['=coat'], ['coats']]);
});

it('asks for a word once in readings that share their answers', async () => {
  asked.length = 0;
  const answered = sharedAnswers();
  const reader = (known: Parameters<Parameters<ReturnType<typeof inRounds>>[0]>[0]) => known.knows('coat');

  const first = await inRounds(words({ coat: ['coat'] }), answered)(reader);
  const second = await inRounds(words({ coat: ['coat'] }), answered)(reader);

  expect([first, second]).toEqual([true, true]);
  expect(asked).toEqual([['coat']]);
});
