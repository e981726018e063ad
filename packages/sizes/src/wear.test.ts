import { describe, expect, it } from 'vitest';
import { groupOf, shownName } from './group.ts';
import { type Audience, codeOf, type Kind, ladderName, readLadder, type Size, type System } from './size.ts';
import { fitOf, readWear, showWear, type Wear } from './wear.ts';

const size = (kind: Kind, audience: Audience | null, system: System, value: string): Size => ({
  ...{ kind, audience, system, value },
  order: 0,
});

const worn = (...texts: string[]): Wear[] => texts.flatMap((text) => readWear(text) ?? []);

const isFitting = (wears: Wear[], one: Size): boolean => fitOf(wears, [{ id: 1, size: one }]).sizes.length > 0;

describe('readWear', () => {
  it.each(['women-shoes:UK:5', 'shoes:EU:38', 'men-trousers:waist:32x34', 'women-tops:letters:M', 'bras:UK:34DD'])(
    'parses and formats %s',
    (text) => {
      expect(worn(text).map(showWear)).toEqual([text]);
    },
  );

  it.each([
    '',
    'shoes',
    'shoes:UK',
    'shoes:XX:5',
    'boats:UK:5',
    'women-shoes:UK:',
    'women-shoes:UK:zebra',
    'aliens-shoes:UK:5',
  ])('rejects %s', (text) => {
    expect(readWear(text)).toBeNull();
  });
});

describe('fitOf', () => {
  it.each<[string, Size]>([
    ['women-shoes:UK:5', size('shoes', 'women', 'US', '7')],
    ['women-shoes:UK:5', size('shoes', 'women', 'EU', '38')],
    ['women-shoes:UK:5', size('shoes', 'unisex', 'EU', '38')],
    ['women-shoes:UK:5', size('shoes', 'women', 'US', '7 Wide')],
    ['women-dresses:UK:12', size('dresses', 'women', 'letters', 'M')],
    ['women-dresses:UK:12', size('clothes', 'women', 'US', '8')],
    ['men-trousers:waist:32x34', size('trousers', 'men', 'waist', '32')],
    ['men-tops:letters:M', size('tops', 'men', 'EU', '50')],
    ['kids-clothes:age:5Y', size('clothes', 'kids', 'height', '110')],
  ])('%s fits %o', (wear, fitting) => {
    expect(isFitting(worn(wear), fitting)).toBe(true);
  });

  it.each<[string, Size]>([
    ['women-shoes:UK:5', size('shoes', 'women', 'US', '7.5')],
    ['women-shoes:UK:5', size('shoes', 'women', 'EU', '39')],
    ['women-shoes:UK:5', size('shoes', 'men', 'UK', '5')],
    ['women-dresses:UK:12', size('tops', 'women', 'US', '8')],
    ['women-tops:US:8', size('tops', 'women', 'US', '8 Petite')],
    ['men-trousers:waist:32x34', size('trousers', 'men', 'waist', '32x30')],
  ])('%s does not fit %o', (wear, other) => {
    expect(isFitting(worn(wear), other)).toBe(false);
  });

  it('never compares children and adults', () => {
    const kinds = (wear: string, one: Size) => fitOf(worn(wear), [{ id: 1, size: one }]).kinds;

    expect(kinds('kids-clothes:age:5Y', size('clothes', 'unisex', 'letters', 'M'))).toEqual([]);
    expect(kinds('shoes:EU:38', size('shoes', 'kids', 'EU', '38'))).toEqual([]);
  });

  it('covers only kinds with a stated size, and sizes with a known system', () => {
    const shoe = size('shoes', 'women', 'EU', '40');
    const sizes = [shoe, size('dresses', 'women', 'US', '8'), size('shoes', 'women', 'numbers', '5')];
    const { kinds } = fitOf(
      worn('women-shoes:UK:5'),
      sizes.map((one, id) => ({ id, size: one })),
    );

    expect(kinds).toEqual([codeOf(shoe)]);
  });
});

describe('groupOf', () => {
  it.each<[Size, string]>([
    [size('shoes', 'women', 'UK', '5'), 'US 7 · EU 38'],
    [size('shoes', 'women', 'EU', '38'), 'US 7 · EU 38'],
    [size('shoes', 'kids', 'EU', '28'), 'US 11 · EU 28'],
    [size('shoes', 'women', 'EU', '36-37'), 'EU 36-37 · UK 3-4'],
    [size('dresses', 'women', 'DE', '38'), 'US 8 · EU 40'],
    [size('tops', 'women', 'letters', 'M'), 'M'],
    [size('tops', 'men', 'EU', '50'), '40 · EU 50'],
    [size('trousers', 'men', 'waist', '32x34'), 'W32 L34'],
    [size('hats', null, 'US', '7 1/4'), '58 cm · US 7 1/4'],
    [size('dresses', 'women', 'numbers', '8'), '8'],
  ])('groups %o under %s', (one, name) => {
    expect(shownName(groupOf(one))).toBe(name);
  });

  it('returns the first size of a group unchanged', () => {
    const head = groupOf(size('shoes', 'women', 'EU', '38'));

    expect(groupOf(head)).toEqual(head);
  });
});

it('parses the name of every ladder', () => {
  const ladder = { kind: 'shoes', audience: 'women', system: 'UK' } as const;

  expect(readLadder(ladderName(ladder))).toEqual(ladder);
  expect(readLadder('Shoe Size (US)')).toBeNull();
});
