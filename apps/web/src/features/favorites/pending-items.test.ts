// @vitest-environment happy-dom
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clearPending, rememberPending, removePending, takePending } from './pending-items.ts';

const item = (product_id: number, color_id = 1) => ({ product_id, color_id, parent_color_id: color_id });

const [ada, bob] = [7, 8];

const day = 24 * 60 * 60 * 1000;

/** Replaces functions of the storage until `allow` is called or the test ends. */
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
    takePending(customer);
    clearPending(customer);
  }
  localStorage.clear();
});

describe('pending items of a guest', () => {
  it('are kept once per product and color, latest last', () => {
    for (const one of [item(1), item(2), item(1, 2), item(1), { brand_id: 1 }]) rememberPending(one);

    expect(takePending(ada)).toEqual([item(2), item(1, 2), item(1), { brand_id: 1 }]);
  });

  it('keep an earlier size and target price', () => {
    const target = { price: 120, size_id: null, with_delivery: false };
    rememberPending({ ...item(1), size_id: 5 });
    rememberPending({ ...item(1), target });
    rememberPending(item(1));

    expect(takePending(ada)).toEqual([{ ...item(1), size_id: 5, target }]);
  });

  it('are removed one by one', () => {
    rememberPending(item(1));
    rememberPending(item(2));
    takePending(ada);

    removePending(item(1), ada);
    expect(takePending(ada)).toEqual([item(2)]);
    removePending(item(2), ada);

    expect(takePending(ada)).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('belong to the customer who signs in first, and to no other', () => {
    rememberPending(item(1));

    expect(takePending(ada)).toEqual([item(1)]);
    expect(takePending(bob)).toEqual([]);
    rememberPending(item(1));
    expect(takePending(bob)).toEqual([item(1)]);
    removePending(item(1), bob);
    expect(takePending(ada)).toEqual([item(1)]);
    clearPending(ada);

    expect(localStorage.length).toBe(0);
  });

  it('include those stored after the end of the session, each once', () => {
    rememberPending(item(1), ada);
    rememberPending(item(2), bob);
    rememberPending(item(1));

    expect(takePending(ada)).toEqual([item(1)]);
    expect(takePending(bob)).toEqual([item(2)]);
  });

  it('expire after 30 days and are limited to 100', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (let id = 1; id <= 60; id += 1) rememberPending(item(id));
    vi.setSystemTime(Date.now() + 20 * day);
    for (let id = 61; id <= 101; id += 1) rememberPending(item(id));

    expect(takePending(ada)).toHaveLength(100);
    expect(takePending(ada)[0]).toEqual(item(2));
    vi.setSystemTime(Date.now() + 10 * day);
    expect(takePending(ada)[0]).toEqual(item(61));
    vi.setSystemTime(Date.now() - 41 * day);
    expect(takePending(ada)).toEqual([]);
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
  ])('are empty if the storage holds %s', (text) => {
    localStorage.setItem('wishes', text);

    expect(takePending(ada)).toEqual([]);
    rememberPending(item(1));
    expect(takePending(ada)).toEqual([item(1)]);
  });

  it('are those that browsers hold from earlier versions', () => {
    localStorage.setItem('wishes', `[{"wish":{"brand_id":4},"at":${Date.now()}}]`);

    expect(takePending(ada)).toEqual([{ brand_id: 4 }]);
  });

  it('last until the page is closed if the storage is full', () => {
    rememberPending(item(1));
    refuse({ setItem: throws });

    rememberPending(item(2));
    expect(takePending(ada)).toEqual([item(1), item(2)]);
    removePending(item(1), ada);
    expect(takePending(ada)).toEqual([item(2)]);
    allow();
    rememberPending(item(3), bob);

    expect(takePending(ada)).toEqual([item(2)]);
    expect(localStorage.getItem('wishes')).toContain('"product_id":2');
  });

  it('last until the page is closed if the storage is forbidden', () => {
    refuse({ getItem: throws, setItem: throws, removeItem: throws });
    rememberPending(item(1));
    rememberPending(item(2));

    expect(takePending(ada)).toEqual([item(1), item(2)]);
    removePending(item(1), ada);

    expect(takePending(ada)).toEqual([item(2)]);
    expect(takePending(bob)).toEqual([]);
  });
});
