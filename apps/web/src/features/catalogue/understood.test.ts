import type { Facets, Understanding } from '@wearfolio/contracts/catalogue';
import { describe, expect, it } from 'vitest';
import { plainListing, toggleOption } from './listing-url.ts';
import { apartFromUnderstood, understoodIn, withoutTicksOf, withoutUnderstood, withUnderstood } from './understood.ts';

describe('withoutUnderstood', () => {
  it.each([
    ['red nike dress under 50', 'under 50', 'red nike dress'],
    ['red nike dress under 50', 'red', 'nike dress under 50'],
    ['Red  Dress', 'red dress', ''],
    ['tailored red suit', 'red', 'tailored suit'],
    ['price $50 (max)', '$50 (max)', 'price'],
    ['linen', 'red', 'linen'],
    ['red-dress', 'red', '-dress'],
    ['-dress', 'dress', ''],
    ['RED!', 'red', ''],
    ['red dress red', 'red', 'dress'],
  ])('takes out of %j the part %j', (keyword, text, rest) => {
    expect(withoutUnderstood(keyword, { text })).toBe(rest);
  });
});

const red: Understanding = { kind: 'color', name: 'Red', text: 'red', values: ['6'] };
const vael: Understanding = { kind: 'brand', name: 'Vael', text: 'vael', values: ['1', '5'] };
const dresses: Understanding = { kind: 'category', name: 'Dresses', text: 'dress', values: [] };
const under40: Understanding = { kind: 'price', name: 'Under $40', text: 'under 40', values: [] };
const understood = [red, vael, dresses, under40];

describe('understoodIn', () => {
  const reply = { data: [], total_pages: 0, total: 0, facets: {} as Facets, understood };

  it('is what was understood of the words that the keyword still has', () => {
    expect(understoodIn('Red vael dress  under 40', reply)).toEqual(understood);
    expect(understoodIn('tailored dress under 400', reply)).toEqual([dresses]);
  });

  it('is nothing where there is no reply, or one to no keyword', () => {
    expect(understoodIn('red', undefined)).toEqual([]);
    expect(understoodIn('red', { ...reply, understood: undefined })).toEqual([]);
  });
});

describe('withUnderstood', () => {
  it('ticks what was understood beside what is ticked, each once', () => {
    const listing = { ...plainListing, color: ['6', '11'], store: ['2'], sort: 'asc' as const };

    expect(withUnderstood(listing, understood)).toEqual({ ...listing, brand: ['1', '5'] });
  });
});

describe('withoutTicksOf', () => {
  it('leaves of what is ticked that which the keyword does not say', () => {
    const listing = { ...plainListing, color: ['6', '11'], brand: ['5'], price_range: ['0-50'] };

    expect(withoutTicksOf(listing, understood)).toEqual({ ...plainListing, color: ['11'], price_range: ['0-50'] });
  });
});

describe('apartFromUnderstood', () => {
  it('leaves in the keyword what is still ticked', () => {
    const listing = { ...plainListing, color: ['11'], page: 2 };

    expect(apartFromUnderstood(withUnderstood(listing, understood), understood)).toEqual({ listing, undone: [] });
  });

  it('takes back a part that was unticked, and keeps the other options of it', () => {
    const ticked = toggleOption(withUnderstood(plainListing, understood), 'brand', '5');

    expect(apartFromUnderstood(ticked, understood)).toEqual({
      listing: { ...plainListing, brand: ['1'] },
      undone: [vael],
    });
  });

  it('takes back all options, and no category, when nothing is ticked any more', () => {
    expect(apartFromUnderstood(plainListing, understood)).toEqual({ listing: plainListing, undone: [red, vael] });
  });
});
