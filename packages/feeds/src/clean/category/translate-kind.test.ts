// cspell:disable: names of products in ten languages
import { describe, expect, it } from 'vitest';
import { placeRow } from './category.ts';
import { bestMatch } from './match-words.ts';
import { danish } from './words/danish.ts';
import { dutch } from './words/dutch.ts';
import { finnish } from './words/finnish.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { italian } from './words/italian.ts';
import { polish } from './words/polish.ts';
import { spanish } from './words/spanish.ts';
import { swedish } from './words/swedish.ts';
import { turkish } from './words/turkish.ts';

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

it('does not find foreign words in the names of an English feed', () => {
  const hints = { name: 'Cloudrock 2', category: '', otherCategory: '', gender: '', ageGroup: '', isEnglishFeed: true };

  expect(placeRow(hints, new Map()).isKnown).toBe(false);
  expect(placeRow({ ...hints, name: 'Veste de ski' }, new Map()).path).toBe('men/clothing/jackets');
});

describe.each(Object.entries({ danish, dutch, finnish, french, german, italian, polish, spanish, swedish, turkish }))(
  'the words in %s',
  (_, { kinds }) => {
    it('translate to terms that the rules know', () => {
      expect(Object.keys(kinds).filter((term) => bestMatch(term) === null)).toEqual([]);
    });
  },
);
