// cspell:disable: names of brands
import { brandKey } from '../brand/brand.ts';

/** Brands that make almost only one kind of shoe. They decide the kind if neither name nor text does. */
const brandsOfShoes: Readonly<Record<string, string>> = {
  'climbing-shoes': `Boreal, Butora, EB, Evolv, Five Ten, Mad Rock, Ocun, Red Chili, So iLL, Tenaya, Unparallel`,
  'running-shoes': `Altra, Brooks, Craft, Hoka, Hoka One One, Inov-8, Mizuno, Mount to Coast, Norda, NNormal, On, On Running, Saucony, Speedland,
    Topo Athletic, VJ`,
  'hiking-shoes': `Ahnu, AKU, Asolo, Garmont, Hanwag, Hi-Tec, Kayland, Lowa, Meindl, Merrell, Oboz, Tecnica, Vasque, Zamberlan`,
  boots: `Baffin, Blundstone, Bogs, Chippewa, Danner, Frye, Hunter, Kamik, Kenetrek, Koflach, Muck, Muck Boot, Pajar, Red Wing, Sorel, Thorogood, Xtratuf`,
  sandals: `Bedrock, Bedrock Sandals, Birkenstock, Chaco, Luna, Luna Sandals, Teva, Reef, Rainbow, Havaianas`,
  'casual-shoes': `Lems, Vivobarefoot, Xero Shoes`,
  slippers: `Acorn, Giesswein, Glerups, Haflinger, Minnetonka`,
};

const leafOf = new Map(
  Object.entries(brandsOfShoes).flatMap(([leaf, names]) =>
    names.split(',').map((name) => [brandKey(name.trim()), leaf] as const),
  ),
);

/** Returns the leaf of almost all shoes of a brand; undefined for unknown brands and those with several kinds. */
export const shoeOfBrand = (brand: string): string | undefined => leafOf.get(brandKey(brand));
