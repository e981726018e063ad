import { describe, expect, it } from 'vitest';
import { Attachment } from './attachment.ts';

describe('Attachment', () => {
  it('keeps a value with an object, but neither in its JSON nor in its copies', () => {
    const prices = new Attachment<object, number>();
    const card = { title: 'Coat' };

    prices.set(card, 10);
    prices.set(card, 20);

    expect(prices.get(card)).toBe(20);
    expect(JSON.stringify(card)).toBe('{"title":"Coat"}');
    expect(prices.get({ ...card })).toBeUndefined();
    expect(new Attachment<object, number>().get(card)).toBeUndefined();
  });
});
