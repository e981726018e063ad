import { describe, expect, inject, it } from 'vitest';

describe('The second start of a shop', () => {
  it('finds everything as it was left and seeds nothing', () => {
    const [first, second] = [inject('firstStart'), inject('secondStart')];

    expect(first.output).toContain('Demo catalogue');
    expect(first.cards).toHaveLength(24);
    expect(second.cards).toEqual(first.cards);
    expect(second.output).toMatch(/Tables {5}current\n/);
    expect(second.output).not.toContain('Demo catalogue');
  });
});
