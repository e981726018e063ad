import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { commandLine } from '../audit.ts';
import { Refused } from '../refused.ts';
import { listSynonyms, removeSynonym, setSynonym } from './synonyms.ts';

describe('setSynonym', () => {
  let url = '';
  beforeAll(async () => {
    const database = await createTestDatabase();
    ({ url } = database);
    return database.drop;
  });

  it('keeps one meaning per word until it is removed', async () => {
    await setSynonym(url, commandLine, { from: ' Trakkies! ', to: 'Track-Suit', isBothWays: true, note: '' });
    await setSynonym(url, commandLine, { from: 'trakkies', to: 'joggers', isBothWays: false, note: ' asked for ' });
    const kept = await listSynonyms(url);
    await removeSynonym(url, commandLine, 'TRAKKIES');

    expect(kept).toEqual([
      { from: 'trakkies', to: 'joggers', isBothWays: false, note: 'asked for', day: expect.stringMatching(/^\d{4}-/) },
    ]);
    expect(await listSynonyms(url)).toEqual([]);
    await expect(removeSynonym(url, commandLine, 'trakkies')).rejects.toThrow(Refused);
  });

  it.each([
    ['', 'shoes'],
    ['...', 'shoes'],
    ['shoes', ' Shoes '],
    ['a'.repeat(61), 'shoes'],
  ])('rejects %j meaning %j', async (from, to) => {
    await expect(setSynonym(url, commandLine, { from, to, isBothWays: true, note: '' })).rejects.toThrow(Refused);
  });
});
