import { describe, expect, it } from 'vitest';
import { providePageShop } from '../testing/page-shop.ts';
import { productData } from './structured-data.ts';

const url = 'https://shop.example/product/1';
const facts = { url, description: '', images: [], currency: 'USD', country: 'US' };

describe('the structured data of a product', () => {
  const site = providePageShop();

  it('has the range of prices of several stores, and each offer', async () => {
    const [details] = await site.api(`/api/product/${site.ids.boot}`);
    const [offer] = details.offers;
    const offers = [offer, { ...offer, price: 99, store_name: 'Loft', in_stock: false }, { ...offer, price: null }];

    expect(productData({ ...facts, details: { ...details, offers } }).offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '99.00',
      highPrice: '147.50',
      offerCount: 2,
      availability: 'https://schema.org/InStock',
      offers: [{ price: '147.50' }, { price: '99.00', availability: 'https://schema.org/OutOfStock' }],
    });
  });

  it('has a variant for each of several colors, with the offers that have it', async () => {
    const [details] = await site.api(`/api/product/${site.ids.boot}`);
    const [color] = details.card.product_color_data;
    const named = (color_id: number, color_name: string, more: object = {}) => ({
      ...color,
      color_id,
      color_name,
      ...more,
    });
    const colors = [named(1, 'Red'), named(2, 'Blue'), named(3, 'Pink', { is_guess: true })];
    const offerIn = (color_id: number, price: number) => ({
      ...details.offers[0],
      price,
      colors: [{ ...color, color_id }],
    });
    const given = {
      ...details,
      card: { ...details.card, product_color_data: colors },
      offers: [offerIn(1, 90), offerIn(2, 80)],
      productMedia: [{ media_images: '/pictures/1-0.avif', color_id: 1 }],
    };

    expect(productData({ ...facts, details: given })).toMatchObject({
      '@type': 'ProductGroup',
      variesBy: 'https://schema.org/color',
      hasVariant: [
        {
          ...{ '@type': 'Product', name: 'Chelsea Boot, Red', color: 'Red', url: `${url}?color=1` },
          image: ['https://shop.example/pictures/1-0.avif'],
          offers: { price: '90.00', url: `${url}?color=1` },
        },
        { name: 'Chelsea Boot, Blue', offers: { price: '80.00' } },
      ],
    });
  });

  it.each([
    ['lowest30', 'https://schema.org/StrikethroughPrice'],
    ['regular', 'https://schema.org/RegularPrice'],
  ])('describes a struck price as what it is: %s', async (retail_kind, priceType) => {
    const [details] = await site.api(`/api/product/${site.ids.boot}`);
    const offerAt = (retail_price: number | null) => ({ ...details.offers[0], price: 90, retail_price, retail_kind });
    const dataOf = (retail: number | null) =>
      productData({ ...facts, details: { ...details, offers: [offerAt(retail)] } }).offers;

    expect(dataOf(120)).toMatchObject({ priceSpecification: { priceType, price: '120.00', priceCurrency: 'USD' } });
    expect(dataOf(90)).not.toHaveProperty('priceSpecification');
  });

  it('describes delivery and returns as far as they are known', async () => {
    const [details] = await site.api(`/api/product/${site.ids.boot}`);
    const dataOf = (known: object) =>
      productData({ ...facts, details: { ...details, offers: [{ ...details.offers[0], price: 90, ...known }] } })
        .offers;
    const known = { delivery_price: 4.95, delivery_days: [2, 4], returns_days: 30, returns_free: true };

    expect(dataOf(known)).toMatchObject({
      shippingDetails: {
        shippingRate: { value: '4.95', currency: 'USD' },
        shippingDestination: { addressCountry: 'US' },
        deliveryTime: { transitTime: { minValue: 2, maxValue: 4 } },
      },
      hasMerchantReturnPolicy: {
        applicableCountry: 'US',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
        returnFees: 'https://schema.org/FreeReturn',
      },
    });
    expect(dataOf({ returns_days: 0 })).toMatchObject({
      hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
    });
    expect(dataOf({})).not.toHaveProperty('shippingDetails');
    expect(dataOf({})).not.toHaveProperty('hasMerchantReturnPolicy');
  });
});
