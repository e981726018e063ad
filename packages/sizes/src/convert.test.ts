// cspell:ignore ASICS Clarks Merrell Salomon Skechers
import { describe, expect, it } from 'vitest';
import { brandChart, type Chart, chartOf, type Pair } from './chart.ts';
import { convert } from './convert.ts';
import { equivalentSizes } from './equivalent-sizes.ts';
import type { Audience, Kind, Size, System } from './size.ts';

type Row = [kind: Kind, audience: Audience | null, from: System, value: string, to: System, expected: string];

const sizeOf = (kind: Kind, audience: Audience | null, system: System, value: string): Size => ({
  ...{ kind, audience, system, value },
  order: 0,
});

const pair = (us: string, eu: string, count = 1): Pair => ({ from: 'US', fromValue: us, to: 'EU', toValue: eu, count });

describe('convert', () => {
  it.each<Row>([
    ['shoes', 'women', 'UK', '5', 'EU', '38'],
    ['shoes', 'women', 'EU', '38', 'US', '7'],
    ['shoes', 'men', 'US', '9', 'UK', '8'],
    ['shoes', 'men', 'EU', '42', 'US', '9'],
    ['shoes', 'unisex', 'US', 'M 6 / W 7.5', 'UK', '5'],
    ['shoes', 'kids', 'EU', '28', 'US', '11'],
    ['shoes', 'men', 'US', '10 Wide', 'UK', '9 Wide'],
    ['shoes', 'men', 'EU', '42', 'cm', '26.5'],
    ['dresses', 'women', 'UK', '12', 'EU', '40'],
    ['dresses', 'women', 'IT', '44', 'DE', '38'],
    ['dresses', 'women', 'FR', '38', 'US', '6'],
    ['dresses', 'women', 'US', '6', 'JP', '9'],
    ['tops', 'women', 'letters', 'M', 'US', '8-10'],
    ['tops', 'women', 'US', '8 Petite', 'UK', '12 Petite'],
    ['trousers', 'women', 'waist', '28', 'US', '6'],
    ['tops', 'men', 'EU', '50', 'letters', 'M'],
    ['trousers', 'men', 'letters', 'M', 'waist', '31-33'],
    ['trousers', 'men', 'EU', '48', 'waist', '32'],
    ['clothes', 'kids', 'height', '110', 'age', '5Y'],
    ['bras', 'women', 'UK', '34DD', 'EU', '75E'],
    ['bras', 'women', 'UK', '34F', 'US', '34G'],
    ['bras', 'women', 'EU', '75B', 'FR', '90B'],
    ['hats', null, 'US', '7 1/4', 'cm', '58'],
    ['gloves', 'men', 'letters', 'M', 'inches', '8.5'],
    ['rings', null, 'EU', '54', 'UK', 'N'],
    ['rings', null, 'US', '7', 'EU', '54'],
  ])('converts %s of %s in %s %s to %s: %s', (kind, audience, from, value, to, expected) => {
    expect(convert(sizeOf(kind, audience, from, value), to)?.value).toBe(expected);
  });

  it.each<[kind: Kind, system: System, value: string]>([
    ['dresses', 'numbers', '8'],
    ['shoes', 'letters', 'M'],
    ['shoes', 'EU', '90'],
  ])('returns null for %s in %s %s', (kind, system, value) => {
    expect(convert(sizeOf(kind, 'women', system, value), 'UK')).toBeNull();
  });

  it('is approximate for ranges and for European shoe sizes by the general tables', () => {
    expect(convert(sizeOf('tops', 'women', 'letters', 'M'), 'UK')).toEqual({ value: '12-14', isAbout: true });
    expect(convert(sizeOf('shoes', 'women', 'EU', '38'), 'US')?.isAbout).toBe(true);
    expect(convert(sizeOf('dresses', 'women', 'UK', '12'), 'EU')?.isAbout).toBe(false);
  });

  it.each<[name: string, charts: Chart[], us: string, eu: string]>([
    ['its own chart', [brandChart('adidas', 'shoes', 'women') ?? new Map()], '7', '38 2/3'],
    [
      "ops' chart before its built-in chart",
      [chartOf([pair('7', '39')]), brandChart('adidas', 'shoes', 'women') ?? new Map()],
      '7',
      '39',
    ],
    ['its other sizes, if it has two pairs', [chartOf([pair('6', '38'), pair('7', '39')])], '8', '40.5'],
    ['the general tables, if it has a single pair', [chartOf([pair('6', '38')])], '8', '39'],
    [
      'the general tables, if its pairs contradict each other',
      [chartOf([pair('8', '38'), pair('8', '40')])],
      '8',
      '39',
    ],
    ['the most frequent pair', [chartOf([pair('8', '38'), pair('8', '40', 3)])], '8', '40'],
  ])('uses %s', (_, charts, us, eu) => {
    expect(convert(sizeOf('shoes', 'women', 'US', us), 'EU', charts)?.value).toBe(eu);
  });
});

describe('brandChart', () => {
  // From the brands' published charts (charts/brands.ts).
  it.each<[brand: string, audience: Audience, from: System, value: string, to: System, expected: string]>([
    ['adidas', 'women', 'UK', '7.5', 'EU', '41 1/3'],
    ['ASICS', 'men', 'US', '9.5', 'EU', '43.5'],
    ['Birkenstock', 'men', 'EU', '43', 'UK', '9'],
    ['Clarks', 'women', 'UK', '5.5', 'EU', '39'],
    ['Converse', 'men', 'US', '8', 'EU', '41.5'],
    ['Converse', 'women', 'US', '8', 'UK', '6'],
    ['Dr. Martens', 'women', 'UK', '7', 'EU', '41'],
    ['Merrell', 'men', 'US', '9', 'EU', '43'],
    ['New Balance', 'men', 'US', '14', 'EU', '49'],
    ['Nike', 'women', 'US', '12', 'EU', '44.5'],
    ['Nike', 'men', 'US', '7', 'UK', '6'],
    ['Puma', 'men', 'US', '13', 'EU', '47'],
    ['Salomon', 'men', 'US', '9', 'EU', '42 2/3'],
    ['Skechers', 'women', 'US', '8', 'EU', '38'],
    ['Timberland', 'men', 'UK', '9', 'EU', '43.5'],
    ['Vans', 'men', 'US', '13', 'EU', '47'],
  ])('%s for %s: %s %s is %s %s', (brand, audience, system, value, to, expected) => {
    const chart = brandChart(brand, 'shoes', audience) ?? new Map();

    expect(convert(sizeOf('shoes', audience, system, value), to, [chart])).toEqual({ value: expected, isAbout: false });
  });
});

describe('equivalentSizes', () => {
  it.each([
    ['UK6, US7, EUR 39', ['UK 6', 'US 7', 'EU 39']],
    ['US 8.0/UK 7.0', ['US 8', 'UK 7']],
    ['43 EU / 9 US', ['EU 43', 'US 9']],
    ['EU 38 2/3 | UK 5.5', ['EU 38 2/3', 'UK 5.5']],
    ['US 7 (EU 37½)', ['US 7', 'EU 37.5']],
    ['EU 42', []],
    ['10 Wide', []],
  ])('parses %s', (label, stated) => {
    expect(equivalentSizes(label).map(({ system, value }) => `${system} ${value}`)).toEqual(stated);
  });
});
