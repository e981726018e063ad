import { describe, expect, it } from 'vitest';
import { brandKey, brandResolver } from './brand.ts';

describe('brandKey', () => {
  it.each([
    ['Five.Ten', 'five ten'],
    ['FIVE TEN', 'Five-Ten'],
    ["Arc'teryx", 'ARCTERYX'],
    ['H&M', 'H and M'],
    ['Fjällräven', 'Fjallraven'],
    ['Tarnbeck, Inc.', 'tarnbeck'],
    ['Tarnbeck GmbH', 'Tarnbeck'],
    ['Tarnbeck N.A.', 'Tarnbeck'],
    ['Tarnbeck North America', 'Tarnbeck'],
  ])('gives %s and %s the same key', (one, two) => {
    expect(brandKey(one)).toBe(brandKey(two));
  });

  it.each([
    ['Five Ten', 'Five'],
    ['Inc', 'Ltd'],
    ['日本', '中国'],
    ['!!!', '???'],
  ])('gives %s and %s different keys', (one, two) => {
    expect(brandKey(one)).not.toBe(brandKey(two));
  });
});

describe('brandResolver', () => {
  const resolve = brandResolver(
    new Map([
      ['tarn beck', 'Tarnbeck'],
      ['evolve', 'Evolve Wear'],
    ]),
  );

  it.each([
    ['Tarn Beck', 'Tarnbeck'],
    ['TARN-BECK', 'Tarnbeck'],
    ['Five.Ten', 'Five Ten'],
    ['Adidas', 'adidas'],
    ['Black Diamond Equipment', 'Black Diamond'],
    ['Evolve', 'Evolve Wear'],
    ['Larkfield', 'Larkfield'],
    ['', 'Unbranded'],
  ])('displays %j as %s', (brand, display) => {
    expect(resolve(brand)).toBe(display);
  });

  it('displays Evolve as Evolv unless ops alias it', () => {
    expect(brandResolver(new Map())('Evolve')).toBe('Evolv');
  });
});
