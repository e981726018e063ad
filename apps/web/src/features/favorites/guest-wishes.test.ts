// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { forgetWish, guestWishes, rememberWish } from './guest-wishes.ts';

const wish = (product_id: number, color_id = 1) => ({ product_id, color_id, parent_color_id: color_id });

afterEach(() => sessionStorage.clear());

describe('The wishes of a guest', () => {
  it('are all kept, each product and color once, the latest last', () => {
    for (const one of [wish(1), wish(2), wish(1, 2), wish(1)]) rememberWish(one);

    expect(guestWishes()).toEqual([wish(2), wish(1, 2), wish(1)]);
  });

  it('go one by one', () => {
    rememberWish(wish(1));
    rememberWish(wish(2));

    forgetWish(wish(1));
    expect(guestWishes()).toEqual([wish(2)]);
    forgetWish(wish(2));

    expect(guestWishes()).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  it.each(['nonsense', '{}', 'null', '[1,null,{"product_id":"1"}]'])('are none where the storage holds %s', (text) => {
    sessionStorage.setItem('wishes', text);

    expect(guestWishes()).toEqual([]);
  });
});
