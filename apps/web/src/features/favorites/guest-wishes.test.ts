// @vitest-environment happy-dom
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { forgetWish, forgetWishesOf, rememberWish, takeWishes } from './guest-wishes.ts';

const wish = (product_id: number, color_id = 1) => ({ product_id, color_id, parent_color_id: color_id });

const [ada, bob] = [7, 8];

const day = 24 * 60 * 60 * 1000;

/** Leaves the browser with a storage that refuses so, until it is told to allow again or the test ends. */
const refuse = (refusal: Partial<Storage>) => {
  const kept = localStorage;
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.getItem(key), ...refusal });
};

const allow = () => void vi.unstubAllGlobals();

const throws = (): never => {
  throw new DOMException('No storage', 'QuotaExceededError');
};

afterEach(() => {
  allow();
  for (const customer of [ada, bob]) {
    takeWishes(customer);
    forgetWishesOf(customer);
  }
  localStorage.clear();
});

describe('The wishes of a guest', () => {
  it('are all kept, each product and color once, the latest last', () => {
    for (const one of [wish(1), wish(2), wish(1, 2), wish(1), { brand_id: 1 }]) rememberWish(one);

    expect(takeWishes(ada)).toEqual([wish(2), wish(1, 2), wish(1), { brand_id: 1 }]);
  });

  it('keep the size and the target price that were chosen before', () => {
    const target = { price: 120, size_id: null };
    rememberWish({ ...wish(1), size_id: 5 });
    rememberWish({ ...wish(1), target });
    rememberWish(wish(1));

    expect(takeWishes(ada)).toEqual([{ ...wish(1), size_id: 5, target }]);
  });

  it('go one by one', () => {
    rememberWish(wish(1));
    rememberWish(wish(2));
    takeWishes(ada);

    forgetWish(wish(1), ada);
    expect(takeWishes(ada)).toEqual([wish(2)]);
    forgetWish(wish(2), ada);

    expect(takeWishes(ada)).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('are of whoever takes them first, and of nobody else until they come true', () => {
    rememberWish(wish(1));

    expect(takeWishes(ada)).toEqual([wish(1)]);
    expect(takeWishes(bob)).toEqual([]);
    rememberWish(wish(1));
    expect(takeWishes(bob)).toEqual([wish(1)]);
    forgetWish(wish(1), bob);
    expect(takeWishes(ada)).toEqual([wish(1)]);
    forgetWishesOf(ada);

    expect(localStorage.length).toBe(0);
  });

  it('that a customer made when the session had ended join what they took before, each once', () => {
    rememberWish(wish(1), ada);
    rememberWish(wish(2), bob);
    rememberWish(wish(1));

    expect(takeWishes(ada)).toEqual([wish(1)]);
    expect(takeWishes(bob)).toEqual([wish(2)]);
  });

  it('last for 30 days, and a hundred of them', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (let id = 1; id <= 60; id += 1) rememberWish(wish(id));
    vi.setSystemTime(Date.now() + 20 * day);
    for (let id = 61; id <= 101; id += 1) rememberWish(wish(id));

    expect(takeWishes(ada)).toHaveLength(100);
    expect(takeWishes(ada)[0]).toEqual(wish(2));
    vi.setSystemTime(Date.now() + 10 * day);
    expect(takeWishes(ada)[0]).toEqual(wish(61));
    vi.setSystemTime(Date.now() - 41 * day);
    expect(takeWishes(ada)).toEqual([]);
  });

  it.each([
    'nonsense',
    '{}',
    'null',
    '[1,null,{"wish":null,"at":1},{"product_id":1,"color_id":1,"parent_color_id":1}]',
    `[{"wish":{"product_id":"1","color_id":1,"parent_color_id":1},"at":${Date.now()}}]`,
    '[{"wish":{"brand_id":1},"at":"today"},{"wish":{"brand_id":1},"at":1e999},{"wish":{"brand_id":1},"at":0}]',
    `[{"wish":{"brand_id":1},"at":${Date.now()},"customerId":"7"}]`,
    `[{"wish":{"product_id":1,"color_id":1,"parent_color_id":1,"target":{"price":"9"}},"at":${Date.now()}}]`,
  ])('are none where the storage holds %s', (text) => {
    localStorage.setItem('wishes', text);

    expect(takeWishes(ada)).toEqual([]);
    rememberWish(wish(1));
    expect(takeWishes(ada)).toEqual([wish(1)]);
  });

  it('last as long as the page where the storage is full, beside what it holds', () => {
    rememberWish(wish(1));
    refuse({ setItem: throws });

    rememberWish(wish(2));
    expect(takeWishes(ada)).toEqual([wish(1), wish(2)]);
    forgetWish(wish(1), ada);
    expect(takeWishes(ada)).toEqual([wish(2)]);
    allow();
    rememberWish(wish(3), bob);

    expect(takeWishes(ada)).toEqual([wish(2)]);
    expect(localStorage.getItem('wishes')).toContain('"product_id":2');
  });

  it('last as long as the page where the storage is forbidden', () => {
    refuse({ getItem: throws, setItem: throws, removeItem: throws });
    rememberWish(wish(1));
    rememberWish(wish(2));

    expect(takeWishes(ada)).toEqual([wish(1), wish(2)]);
    forgetWish(wish(1), ada);

    expect(takeWishes(ada)).toEqual([wish(2)]);
    expect(takeWishes(bob)).toEqual([]);
  });
});
