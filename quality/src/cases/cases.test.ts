import { describe, expect, it } from 'vitest';
import { caseFolders, readCases } from './case-set.ts';
import { judgeCase } from './judge-case.ts';

describe('made-up feeds, each one kind of fault', () => {
  it.each((readCases(caseFolders.own) ?? []).map((one) => [one.name, one] as const))(
    'shows all facts of %s',
    async (_, one) => {
      const wrong = (await judgeCase(one)).filter(({ isRight }) => !isRight);

      expect(wrong).toEqual([]);
    },
  );
});
