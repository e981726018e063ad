import { QueryClient } from '@tanstack/react-query';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import { describe, expect, it } from 'vitest';
import { color } from '../../testing/card.ts';
import { isMarked, markCards } from './mark-cards.ts';
import { favorite, tote } from './testing/favorite.ts';

const mark = { productId: 12, colorId: 2, isFavorite: true };

type Listing = { data: ProductCard[]; total: number };

describe('isMarked', () => {
  it.each([
    [{ is_favorite: 1 }, 1, true],
    [{ is_favorite: 1 }, 2, false],
    [{ favorite_color_ids: [2] }, 2, true],
    [{ favorite_color_ids: [2] }, 1, false],
  ])('of %j in color %i is %s', (changes, id, expected) => {
    expect(isMarked(tote(changes), color(id, null, Number(id === 1)))).toBe(expected);
  });
});

describe('markCards', () => {
  it('marks the product in lists, details and rows, and keeps the other data', () => {
    const client = new QueryClient();
    const other = tote({ product_id: 13 });
    const listing: Listing = { data: [tote(), other], total: 2 };
    client.setQueryData(['productList', 1], listing);
    client.setQueryData(['product', 12], { id: 12, card: tote() });
    client.setQueryData(['categories'], { data: [] });

    markCards(client, mark);

    const marked = client.getQueryData<Listing>(['productList', 1]);
    expect(marked?.data[0]).toMatchObject({ is_favorite: 0, favorite_color_ids: [2] });
    expect(marked?.data[1]).toBe(other);
    expect(client.getQueryData(['product', 12])).toMatchObject({ card: { favorite_color_ids: [2] } });
  });

  it('sets is_favorite for the primary color only', () => {
    const client = new QueryClient();
    client.setQueryData(['product', 12], tote());

    markCards(client, { ...mark, colorId: 1 });
    expect(client.getQueryData(['product', 12])).toMatchObject({ is_favorite: 1, favorite_color_ids: [1] });
    markCards(client, { ...mark, colorId: 1, isFavorite: false });

    expect(client.getQueryData(['product', 12])).toMatchObject({ is_favorite: 0, favorite_color_ids: [] });
  });

  it('keeps the age of the data', () => {
    const client = new QueryClient();
    client.setQueryData(['product', 12], tote(), { updatedAt: 1000 });

    markCards(client, mark);

    expect(client.getQueryState(['product', 12])?.dataUpdatedAt).toBe(1000);
  });

  it('removes a favorite of one color from the lists and updates the counts', () => {
    const client = new QueryClient();
    const favProducts = [favorite(), favorite({ color_id: 2 })];
    client.setQueryData(['favorites', 7, {}], { favProducts, counts: { all_Items: 9, onsale: 1 }, total: 2 });

    markCards(client, { ...mark, isFavorite: false });

    expect(client.getQueryData(['favorites', 7, {}])).toMatchObject({
      favProducts: [{ color_id: 1 }],
      counts: { all_Items: 8, onsale: 1 },
      total: 1,
    });
  });

  it('counts an added favorite before its card is loaded', () => {
    const client = new QueryClient();
    client.setQueryData(['favorites', 7, {}], { favProducts: [], counts: { all_Items: 0 }, total: 0 });

    markCards(client, mark);

    expect(client.getQueryData(['favorites', 7, {}])).toMatchObject({ favProducts: [], counts: { all_Items: 1 } });
  });

  it('marks a reply that was made before and arrives after', async () => {
    const client = new QueryClient();
    const reply = Promise.withResolvers<ProductCard>();
    const arrived = client.fetchQuery({ queryKey: ['product', 12], queryFn: () => reply.promise });

    markCards(client, mark);
    reply.resolve(tote());
    await arrived;

    expect(client.getQueryData(['product', 12])).toMatchObject({ favorite_color_ids: [2] });
  });

  it('requests favorites again if it is unknown whether their count includes the product', async () => {
    const client = new QueryClient();
    const reply = Promise.withResolvers<object>();
    const arrived = client.fetchQuery({ queryKey: ['favorites', 7, {}], queryFn: () => reply.promise });

    markCards(client, mark);
    reply.resolve({ favProducts: [], counts: { all_Items: 0 }, total: 0 });
    await arrived;

    expect(client.getQueryState(['favorites', 7, {}])?.isInvalidated).toBe(true);
  });
});
