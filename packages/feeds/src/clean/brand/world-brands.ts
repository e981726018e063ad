// cspell:ignore workwear lasportiva
import { brandKey } from './brand.ts';
import { brandNames } from './brand-names.ts';

/** The brands of the built-in list: `brandKey` -> display name. */
export const worldBrands = new Map(brandNames.map((brand) => [brandKey(brand), brand] as const));
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
