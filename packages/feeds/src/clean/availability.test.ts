import { describe, expect, it } from 'vitest';
import { readAvailability, readStock } from './availability.ts';

describe('readAvailability', () => {
  it.each([
    '',
    'in stock',
    'in-stock',
    'in_stock',
    'In Stock',
    'InStock',
    'http://schema.org/InStock',
    'https://schema.org/PreOrder',
    'yes',
    'true',
    '1',
    'preorder',
    'backorder',
    'BackOrder',
    'limited availability',
    'available',
    'Auf Lager',
    'sofort lieferbar',
    'En stock',
    'disponible',
    'Disponibile',
    'op voorraad',
    'dostępny',
    'I lager',
    'På lager',
    'varastossa',
  ])('reads %j as available', (raw) => {
    expect(readAvailability(raw)).toBeNull();
  });

  it.each([
    'out of stock',
    'out-of-stock',
    'OutOfStock',
    'https://schema.org/OutOfStock',
    'SoldOut',
    'sold out',
    'no',
    'false',
    '0',
    '-3',
    'discontinued',
    'unavailable',
    'Nicht verfügbar',
    'ausverkauft',
    'Épuisé',
    'Rupture de stock',
    'agotado',
    'non disponibile',
    'uitverkocht',
    'niedostępny',
    'Slutsåld',
    'Udsolgt',
    'loppuunmyyty',
  ])('reads %j as sold out', (raw) => {
    expect(readAvailability(raw)).toBe(0);
  });

  it.each([
    ['12', 12],
    ['5+', 5],
    ['12.0', 12],
  ])('reads %s as a count', (raw, count) => {
    expect(readAvailability(raw)).toBe(count);
  });

  it('returns undefined for other text', () => {
    expect(readAvailability('maybe')).toBeUndefined();
  });
});

describe('readStock', () => {
  it.each([
    [undefined, undefined, null],
    ['3', undefined, 3],
    ['1', 'in stock', 1],
    ['0', 'in stock', 0],
    ['5', 'out of stock', 0],
    ['', 'in stock', null],
    ['in stock', undefined, null],
    ['plenty', undefined, undefined],
  ])('reads stock %j and availability %j as %j', (stock, availability, expected) => {
    expect(readStock(stock, availability)).toBe(expected);
  });
});
