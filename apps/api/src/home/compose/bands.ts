import type { HomeSection, SectionOf } from '@wearfolio/contracts/home/home-sections';
import { brandPath, browsePath } from '../../addresses/page-paths.ts';
import { findCollectionTitle, listCollectionIds } from '../../catalogue/collection-queries.ts';
import { largestBrands, listOwnIds } from '../../catalogue/own-collections.ts';
import { listShelfIds } from '../../catalogue/resolve-collection.ts';
import { isWorn } from '../../catalogue/worn.ts';
import type { Category } from '../../engine/dictionary.ts';
import type { Composing } from './composing.ts';
import { countProducts, namesBelow, pickKinds } from './kinds.ts';
import { joinWords, sayKinds } from './words.ts';

const featuredKey = 'featured_product';

/** With fewer brands, the band is left out. */
const fewestBrands = 4;

const piecesEach = 3;
const mostTiles = 5;
const mostScenes = 3;
const mostNames = 12;

/** The maximum length of the line below a scene, in characters. */
const lineLetters = 44;

/** Products that staff chose by hand. */
const composeChosen = async ({ db, catalogue, album }: Composing): Promise<HomeSection[]> => {
  const shelf = await listShelfIds(db, catalogue, featuredKey, mostNames);
  const [title, products] = await Promise.all([
    catalogue.shelves?.collection(featuredKey)?.title ?? findCollectionTitle(db, featuredKey),
    shelf ?? listCollectionIds(db, featuredKey, mostNames),
  ]);
  const headline = title === null || title === featuredKey ? 'Picked by hand' : title;
  const band = { eyebrow: 'Editors Choice', headline, line: '', href: `/shop/${featuredKey}` };
  return [{ kind: 'choice', ...band, art: { pieces: await album.take({ products }, piecesEach) } }];
};

/** The largest brands, each with its newest product as a small card. */
const composeBrandBand = async ({ catalogue, album, words }: Composing): Promise<HomeSection[]> => {
  const count = (await catalogue.countAll()).brand.size;
  if (count < fewestBrands) return [];
  const brands = await largestBrands(catalogue, piecesEach);
  const named = brands.map((id) => catalogue.dictionary.brands.get(id)?.name ?? '');
  const { t } = words;
  const all = [...named, t('home.moreBrands', { count: count - named.length })];
  const band = {
    eyebrow: 'Brands',
    headline: t('home.brandsSideBySide', { count }),
    line: t('home.eachNewest', { brands: joinWords(words, all) }),
    href: '/brand',
  };
  return [{ kind: 'choice', ...band, art: { pieces: await album.take({ brands }, piecesEach) } }];
};

/** The band of small cards: featured products that staff published, else the largest brands. */
export const composeChoice = async (composing: Composing): Promise<HomeSection[]> => {
  const { db, catalogue, album } = composing;
  const isChosen = Boolean(catalogue.shelves?.collection(featuredKey));
  const own = isChosen ? null : await listOwnIds(db, catalogue, featuredKey);
  if (own === null) return composeChosen(composing);
  await album.reserve(own);
  return composeBrandBand(composing);
};

/** The kinds in the shop, each with its own picture. */
export const composeTiles = async ({ album, kinds }: Composing): Promise<HomeSection[]> => {
  if (kinds.length < 2) return [];
  const tiles = [];
  for (const { name, href, categories } of pickKinds(kinds, mostTiles))
    tiles.push({ name, href, art: { pieces: await album.take({ categories }, 1) } });
  return [{ kind: 'tiles', title: 'Shop by kind', tiles }];
};

/** The largest departments, such as Women and Men, in menu order. What people wear comes before all else. */
const pickDepartments = async ({ catalogue, filled }: Composing): Promise<Category[]> => {
  const departments = filled.filter(({ level }) => level === 1);
  const sizes = await Promise.all(departments.map(({ id }) => countProducts(catalogue, { categories: [id] })));
  const sizeOf = (department: Category): number => sizes[departments.indexOf(department)] ?? 0;
  const largest = departments
    .toSorted((one, other) => Number(isWorn(other.path)) - Number(isWorn(one.path)) || sizeOf(other) - sizeOf(one))
    .slice(0, mostScenes);
  return departments.filter((department) => largest.includes(department));
};

/** The departments, each with some of its products. */
export const composeScenes = async (composing: Composing): Promise<HomeSection[]> => {
  const { catalogue, album, kinds, words } = composing;
  const departments = await pickDepartments(composing);
  if (departments.length < 2) return [];
  const scenes = [];
  for (const { id, name, path } of departments) {
    const line = sayKinds(words, await namesBelow(catalogue, kinds, path), lineLetters);
    const pieces = await album.take({ categories: [id] }, piecesEach);
    scenes.push({ title: name, line, href: browsePath([path]), art: { pieces } });
  }
  return [
    {
      kind: 'scenes',
      title: 'Departments',
      look: departments.length === mostScenes ? 'portrait' : 'landscape',
      scenes,
    },
  ];
};

/** These brands by name with their numbers of products, without empty brands. */
export const nameBrands = async (
  { catalogue }: Composing,
  ids: readonly number[],
): Promise<SectionOf<'names'>['names']> => {
  const { brand: counts } = await catalogue.countAll();
  return ids.flatMap((id) => {
    const [brand, count = 0] = [catalogue.dictionary.brands.get(id), counts.get(id)];
    return brand && count > 0 ? [{ name: brand.name, href: brandPath(brand.slug), count }] : [];
  });
};

/** The names of the largest brands. */
export const composeNames = async (composing: Composing): Promise<HomeSection[]> => {
  const names = await nameBrands(composing, await largestBrands(composing.catalogue, mostNames));
  return names.length < fewestBrands ? [] : [{ kind: 'names', title: 'The largest brands', href: '/brand', names }];
};
