import { describe, expect, it } from 'vitest';
import { rowsById } from './judge-extract.ts';

describe('rows by id', () => {
  it('prefers the row with an id to the group with the same id', () => {
    const rows = ['A', 'B'].map((externalId) => ({ externalId, groupId: 'A' }));
    expect(rowsById(rows).get('A')?.externalId).toBe('A');
  });
});
