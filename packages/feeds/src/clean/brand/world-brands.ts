// cspell:ignore workwear lasportiva
import { rowsOf } from '../../words/table.ts';
import { brandKey } from './brand.ts';
import { leadingBrand } from './leading-brand.ts';

/**
 * Brands of shoes, clothes, bags and outdoor gear except common words: `brandKey` -> their own spelling. They identify the
 * brand of rows whose brand column is empty and whose titles begin with the brand.
 */
export const worldBrands: ReadonlyMap<string, string> = new Map(
  rowsOf('clean/brand/brand-names.tsv').map(([brand = '']) => [brandKey(brand), brand]),
);

/** Words that a company adds to its brand or market, at the end of a name. */
export const goods =
  /(?<=\S)[\s_-]+(?:\(.*\)|north america|na|usa?|footwear|boots?|shoes?|sandals?|sports?|sportswear|international|kids|optics|wetsuits?|industries|group|corporation|running|climbing|apparel|clothing|workwear|scrubs|uniforms|eyewear|watches|merino|wool|socks|gloves|skis?|snowboards?|gear|outdoors?|equipment|designs?|products?|living|vermont|packs|brands?|company|co|inc|llc|ltd|holds)\.?$/i;

/** 'lasportiva' -> 'La Sportiva', 'Black Diamond Equipment' -> 'Black Diamond'; null for an unknown name. */
export const findWorldBrand = (name: string): string | null => {
  let rest = name;
  for (let before = ''; before !== rest; ) {
    const known = worldBrands.get(brandKey(rest)) ?? worldBrands.get(brandKey(rest).replace(/s$/, ''));
    if (known !== undefined) return known;
    before = rest;
    rest = rest.replace(goods, '').replace(/^the\s+(?=\S)/i, '');
  }
  return null;
};

/** Returns the built-in brand that a title begins with. */
export const titledBrand = (name: string): string | undefined =>
  leadingBrand(name, (words) => worldBrands.get(brandKey(words)))?.brand;
