// cspell:disable: names of products in ten languages
import { expect, it } from 'vitest';
import { kindWords } from '../../words/kind-words.ts';
import { placeRow } from './category.ts';
import { bestMatch } from './match-words.ts';
import { spokenLanguage, translateKind } from './translate-kind.ts';

const place = (name: string, category = '') =>
  placeRow({ name, category, otherCategory: '', gender: '', ageGroup: '' }, new Map()).path;

it.each([
  ['Kadın Deri Ceket', 'women/clothing/jackets'],
  ['Erkek Koşu Ayakkabısı', 'men/shoes/running-shoes'],
  ['Porselen Servis Tabağı', 'home/kitchen/tableware'],
  ['Damen Wanderstiefel Alpina', 'women/shoes/hiking-shoes'],
  ['Herren Regenjacke Storm', 'men/clothing/jackets'],
  ['Leichte Trekkingschuhe', 'men/shoes/hiking-shoes'],
  ['Gestreiftes Sommerkleid', 'women/clothing/dresses'],
  ['Chaussures de randonnée femme', 'women/shoes/hiking-shoes'],
  ['Veste de ski homme', 'men/clothing/jackets'],
  ['Boucles d’oreilles dorées', 'women/jewellery/earrings'],
  ['Zapatillas de running mujer', 'women/shoes/running-shoes'],
  ['Camiseta de algodón', 'men/clothing/t-shirts'],
  ['Scarpe da trekking uomo', 'men/shoes/hiking-shoes'],
  ['Borsa a tracolla in pelle', 'women/bags/shoulder-bags'],
  ['Heren winterjas', 'men/clothing/jackets'],
  ['Buty trekkingowe damskie', 'women/shoes/hiking-shoes'],
  ['Sukienka w kwiaty', 'women/clothing/dresses'],
  ['Vandringskängor dam kvinnor', 'women/shoes/hiking-shoes'],
  ['Stickad ylletröja', 'men/clothing/knitwear'],
  ['Sort dunjakke', 'men/clothing/jackets'],
  ['Naisten talvitakki', 'women/clothing/coats'],
  ['Miesten vaelluskengät', 'men/shoes/hiking-shoes'],
])('places %s', (name, path) => {
  expect(place(name)).toBe(path);
});

it('reads a foreign category from its deepest level', () => {
  expect(place('Alpina GTX', 'Schuhe > Herren > Wanderschuhe')).toBe('men/shoes/hiking-shoes');
});

it('does not translate English names', () => {
  expect(place('Rock Climbing Shoe')).toBe('men/shoes/climbing-shoes');
  expect(place('Terry Robe')).not.toBe('women/clothing/dresses');
});

it('does not find foreign words in names of models', () => {
  const hints = { name: 'Cloudrock 2', category: '', otherCategory: '', gender: '', ageGroup: '' };

  expect(placeRow(hints, new Map()).isKnown).toBe(false);
  expect(placeRow({ ...hints, name: 'Veste de ski' }, new Map()).path).toBe('men/clothing/jackets');
});

it('knows the kinds by their numbers in the taxonomy of Google', () => {
  const numbered = { name: 'Zorblat', category: '', otherCategory: '187', gender: '', ageGroup: '' };

  expect(placeRow({ ...numbered, googleCategory: '187' }, new Map()).path).toBe('men/shoes/casual-shoes');
  expect(placeRow(numbered, new Map()).isKnown).toBe(false);
});

it.each([
  ['cs', 'Šaty', 'dresses'],
  ['de', 'Slipper', 'loafers'],
  ['fr', 'Robes', 'dresses'],
  ['pl', 'Bluzy', 'sweatshirts-hoodies'],
  ['sr', 'Bluza', 'tops'],
])('reads a word of several languages by that of the feed, %s', (language, word, leaf) => {
  expect(translateKind(word, language)).toMatchObject({ match: { leaf }, isSure: true });
});

it('reads compounds, other cases, and texts without spaces', () => {
  const leafOf = (text: string, language: string | null = null) => translateKind(text, language)?.match.leaf;

  expect(leafOf('Vinterjakke')).toBe('jackets');
  expect(leafOf('кроссовками')).toBe('sneakers');
  expect(leafOf('レディースジャケット')).toBe('jackets');
  expect(leafOf('kabátem', 'cs')).toBe('coats');
  expect(leafOf('Spring Service')).toBeUndefined();
});

it('tells the language of a feed from the kinds that it names', () => {
  expect(spokenLanguage(['Dámské šaty', 'Pánské mikiny', 'Kozačky', 'Batohy'])).toBe('cs');
  expect(spokenLanguage(['Zorblat 1', 'Zorblat 2', 'Zorblat 3'])).toBeNull();
});

it('translates every name to a term that the rules know', () => {
  const terms = new Set([...kindWords().names.values()].flat().map(({ term }) => term));

  expect([...terms, ...kindWords().google.values()].filter((term) => bestMatch(term) === null)).toEqual([]);
});
