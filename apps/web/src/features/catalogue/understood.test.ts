import type { Understanding } from '@wearfolio/contracts/catalogue';
import type { Facets } from '@wearfolio/contracts/listing/facets';
import { describe, expect, it } from 'vitest';
import { plainListing, toggleOption } from './listing-url.ts';
import {
  choicesIn,
  countChoices,
  relaxedText,
  separateUnderstood,
  understoodIn,
  unknownText,
  withoutTicksOf,
  withUnderstood,
} from './understood.ts';

describe('relaxedText', () => {
  const part = (text: string): Understanding => ({ kind: 'word', name: text, text, values: [] });

  it.each([
    [
      'black linen trousers under $100',
      ['linen'],
      0,
      'No black linen trousers under $100. Showing black trousers under $100.',
    ],
    ['tailored red suit', ['red'], 0, 'No tailored red suit. Showing tailored suit.'],
    ['sleeping bag -20', ['20'], 0, 'No sleeping bag -20. Showing sleeping bag.'],
    ['RED!', ['red'], 0, 'No RED!. Showing what comes close.'],
    ['suede boots', [], 1, '1 product matches everything. Others that match some of it follow.'],
    ['long prom dress', [], 3, '3 products match everything. Others that match some of it follow.'],
    ['red dress', [], 9, null],
  ])('describes the results of %j without %j', (keyword, texts, complete, expected) => {
    const reply = { relaxed: texts.map(part), complete, leading: complete, total: 9 };

    expect(relaxedText(keyword, reply)).toBe(expected);
  });

  it('mentions products that match less, and skips kinds without results', () => {
    const kids: Understanding = { kind: 'category', name: 'Raincoat', text: 'raincoat', values: [] };

    expect(relaxedText('black linen trousers', { relaxed: [part('linen')], complete: 0, leading: 4, total: 9 })).toBe(
      'No black linen trousers. Showing black trousers. Others that match some of it follow.',
    );
    expect(relaxedText('kids raincoat', { relaxed: [kids], complete: 0, total: 9 })).toBe(
      'No kids raincoat. Showing what comes close.',
    );
  });

  it('says which words nothing in the shop has, in the case in which they were typed', () => {
    const reply = { relaxed: [part('Nike')], complete: 0, unknown: ['Nike'], total: 9 };

    expect(relaxedText('Nike shoes', reply)).toBe('We have no Nike. Showing shoes.');
    expect(unknownText({ unknown: ['spacesuit', 'GUCCI'] })).toBe('We have no spacesuit or GUCCI.');
    expect(unknownText({ unknown: [] })).toBeNull();
  });

  it('names the category if the whole keyword was relaxed', () => {
    const reply = { relaxed: [part('women')], complete: 0, total: 9 };

    expect(relaxedText('women', reply, [], 'Men')).toBe('No women. Showing all of Men.');
    expect(relaxedText('women boots', reply, [], 'Men')).toBe('No women boots. Showing boots.');
  });

  it('ignores parts that were removed', () => {
    const reply = { relaxed: [part('linen')], complete: 0, total: 9 };

    expect(relaxedText('black linen trousers', reply, ['black'])).toBe('No linen trousers. Showing trousers.');
  });
});

const red: Understanding = { kind: 'color', name: 'Red', text: 'red', values: ['6'] };
const vael: Understanding = { kind: 'brand', name: 'Vael', text: 'vael', values: ['1', '5'] };
const dresses: Understanding = { kind: 'category', name: 'Dresses', text: 'dress', values: [] };
const under40: Understanding = { kind: 'price', name: 'Under $40', text: 'under 40', values: [] };
const understood = [red, vael, dresses, under40];

describe('understoodIn', () => {
  const reply = { data: [], total_pages: 0, total: 0, facets: {} as Facets, understood };

  it('returns the parts that the keyword still has', () => {
    expect(understoodIn('Red vael dress  under 40', reply)).toEqual(understood);
    expect(understoodIn('tailored dress under 400', reply)).toEqual([dresses]);
  });

  it('is empty without a reply or a keyword', () => {
    expect(understoodIn('red', undefined)).toEqual([]);
    expect(understoodIn('red', { ...reply, understood: undefined })).toEqual([]);
  });
});

describe('withUnderstood', () => {
  it('ticks each understood option once beside the ticked ones', () => {
    const listing = { ...plainListing, color: ['6', '11'], store: ['2'], sort: 'asc' as const };

    expect(withUnderstood(listing, understood)).toEqual({ ...listing, brand: ['1', '5'] });
  });
});

describe('withoutTicksOf', () => {
  it('removes ticks that the keyword already covers', () => {
    const listing = { ...plainListing, color: ['6', '11'], brand: ['5'], price_range: ['0-50'] };

    expect(withoutTicksOf(listing, understood)).toEqual({ ...plainListing, color: ['11'], price_range: ['0-50'] });
  });
});

describe('separateUnderstood', () => {
  it('keeps in the keyword what is still ticked', () => {
    const listing = { ...plainListing, color: ['11'], page: 2 };

    // A filter outranks the keyword, so beside another tick the address lists the keyword's options too.
    const both = { ...listing, color: ['11', '6'] };
    expect(separateUnderstood(withUnderstood(listing, understood), understood)).toEqual({ listing: both, undone: [] });
  });

  it('removes an unticked part and keeps its other options', () => {
    const ticked = toggleOption(withUnderstood(plainListing, understood), 'brand', '5');

    expect(separateUnderstood(ticked, understood)).toEqual({
      listing: { ...plainListing, brand: ['1'] },
      undone: [vael],
    });
  });

  it('removes all options, but no category, when the last tick is removed', () => {
    expect(separateUnderstood(plainListing, understood)).toEqual({ listing: plainListing, undone: [red, vael] });
  });
});

describe('choicesIn', () => {
  const sizeM: Understanding = { kind: 'size', name: 'Size M', text: 'size m', values: ['4', '5', '6'] };

  it('counts each part of the keyword once, in addition to the ticks', () => {
    const own = { ...plainListing, brand: ['7'] };

    expect(choicesIn(own, [sizeM]).size).toEqual({ count: 1, keywordName: 'Size M' });
    expect(choicesIn({ ...own, size: ['9'] }, [sizeM]).size).toEqual({ count: 2, keywordName: null });
    expect(countChoices(choicesIn(own, [sizeM]))).toBe(2);
  });
});
