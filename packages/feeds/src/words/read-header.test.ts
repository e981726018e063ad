// cspell:disable: headers in many languages
import { describe, expect, it } from 'vitest';
import { headerNames } from '../formats/columns.ts';
import { attributes, columnNames } from './column-names.ts';
import { readHeader } from './read-header.ts';

describe('readHeader', () => {
  it.each([
    ['Größe', 'size'],
    ['Groesse', 'size'],
    ['Stoerrelse', 'size'],
    ['Розмір', 'size'],
    ['Μέγεθος', 'size'],
    ['Beden', 'size'],
    ['Veličina', 'size'],
    ['カラー', 'color'],
    ['Farbbezeichnung', 'color'],
    ['color_primary', 'color'],
    ['Produktfarbe', 'color'],
    ['Hersteller-Farbe', 'color'],
    ['商品名', 'name'],
    ['Ürün Adı', 'name'],
    ['Body (HTML)', 'description'],
    ['PRICE_VAT', 'price'],
    ['product.price.amount', 'price'],
    ['g:price', 'price'],
    ['Preis (exkl. MwSt.)', 'net_price'],
    ['Cena bez DPH', 'net_price'],
    ['UVP', 'retail_price'],
    ['oldprice', 'retail_price'],
    ['Tarif promo', 'sale_price'],
    ['Einkaufspreis', 'cost'],
    ['SEO Title', 'ignored'],
    ['web-scraper-order', null],
  ])('reads %s as %s', (header, attribute) => {
    expect(readHeader(header).attribute).toBe(attribute);
  });

  it.each([
    ['Pris (SEK, inkl. moms)', 'SEK', 'SEK, inkl. moms'],
    ['Preis inkl. MwSt. (SEK)', 'SEK', 'SEK'],
    ['price_eur', 'EUR', ''],
    ['PriceEUR', 'EUR', ''],
    ['Ціна, грн', 'UAH', ''],
    ['prix €', 'EUR', ''],
    ['Price in USD', 'USD', ''],
    ['USD', 'USD', ''],
    ['price_fr', null, ''],
    ['Preis (Brutto)', null, 'Brutto'],
  ])('reads the currency of %s as %s', (header, currency, note) => {
    expect(readHeader(header)).toMatchObject({ attribute: 'price', currency, note });
  });

  it('reads the unit of an amount, and the system of a size', () => {
    expect(readHeader('price_cents')).toMatchObject({ attribute: 'price', isMinor: true });
    expect(readHeader('Pris (øre)')).toMatchObject({ attribute: 'price', isMinor: true });
    expect(readHeader('Price')).toMatchObject({ isMinor: false });
    expect(readHeader('Größe (EU)')).toMatchObject({ attribute: 'size', note: 'EU', currency: null });
  });

  it.each([
    ['Attribute 2 value(s)', 'option_value', 2],
    ['Valor(es) del atributo 3', 'option_value', 3],
    ['Nazwa atrybutu 1', 'option_name', 1],
    ['productOptionName1', 'option_name', 1],
  ])('reads %s as %s number %i', (header, attribute, index) => {
    expect(readHeader(header)).toMatchObject({ attribute, index, note: '', isExact: true });
  });

  it('names several meanings, the likeliest first', () => {
    expect(readHeader('sku').attributes).toEqual(['sku']);
    expect(readHeader('Artikelnummer').attributes).toEqual(['id', 'sku']);
    expect(readHeader('Размер производителя')).toMatchObject({ attribute: 'size', isExact: false });
  });

  it('knows a name of every attribute', () => {
    const named = new Set<string>([...columnNames().attributesOf.values(), ...Object.keys(headerNames)].flat());

    expect(attributes.filter((attribute) => !named.has(attribute))).toEqual([]);
  });
});
