// cspell:disable: names of brands
import { brandKey } from '../brand/brand.ts';

/** Brands nearly all of whose shoes are of one kind. They tell it where neither name nor text does. */
const brandsOfShoes: Readonly<Record<string, string>> = {
  'climbing-shoes': `Boreal, Butora, EB, Evolv, Five Ten, Mad Rock, Ocun, Red Chili, So iLL, Tenaya, Unparallel`,
  'running-shoes': `Altra, Brooks, Craft, Hoka, Hoka One One, Inov-8, Mizuno, Mount to Coast, Norda, NNormal, On, On Running, Saucony, Speedland,
    Topo Athletic, VJ`,
  'hiking-shoes': `Ahnu, AKU, Asolo, Garmont, Hanwag, Hi-Tec, Kayland, Lowa, Meindl, Merrell, Oboz, Tecnica, Vasque, Zamberlan`,
  boots: `Baffin, Blundstone, Bogs, Chippewa, Danner, Frye, Hunter, Kamik, Kenetrek, Koflach, Muck, Muck Boot, Pajar, Red Wing, Sorel, Thorogood, Xtratuf`,
  sandals: `Bedrock, Bedrock Sandals, Birkenstock, Chaco, Luna, Luna Sandals, Teva, Reef, Rainbow, Havaianas`,
  slippers: `Acorn, Giesswein, Glerups, Haflinger, Minnetonka`,
};

const leafOf = new Map(
  Object.entries(brandsOfShoes).flatMap(([leaf, names]) =>
    names.split(',').map((name) => [brandKey(name.trim()), leaf] as const),
  ),
);

/** The leaf of nearly all shoes of a brand; undefined where it makes several kinds, or is not known. */
export const shoeOfBrand = (brand: string): string | undefined => leafOf.get(brandKey(brand));
