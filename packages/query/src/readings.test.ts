// cspell:disable: what shoppers type
import { traitsOf } from '@wearfolio/contracts/listing/traits';
import { describe, expect, it } from 'vitest';
import { brief, read, sizes } from './testing/small-shop.ts';

// Each reading of behavior.md#search-words with five more of its kind. read-query.test.ts has the parts of a sentence.
const readings: Record<string, [string, string[]][]> = {
  'a minus before a word negates it, but not in a word or before a number': [
    ['red shoes -heels', ['color:Red', 'kind:Shoes', 'kind:Not heels']],
    ['boots -red -heels', ['kind:Boots', 'color:Not red', 'kind:Not heels']],
    ['dress −vael', ['kind:Dress', 'brand:Not vael']],
    ['-striped dress', ['word:Not striped', 'kind:Dress']],
    ['coat –wool', ['kind:Coat', 'word:Not wool']],
    ['slip-on trainers', ['word:slip on', 'kind:Trainers']],
    ['tent -20', ['kind:Tent', 'word:20']],
  ],
  'other words that negate, in other languages too': [
    ['shoes other than black', ['kind:Shoes', 'color:Not black']],
    ['coat apart from vael', ['kind:Coat', 'brand:Not vael']],
    ['boots anything but red', ['kind:Boots', 'color:Not red']],
    ['Kleid ohne Streifen', ['kind:Dress', 'word:Not striped']],
    ['robe noire sans laine', ['kind:Dress', 'color:Black', 'word:Not wool']],
    ['other boots', ['word:other', 'kind:Boots']],
  ],
  'sizes in short': [
    ['boots size 9 1/2', ['size:Size 9.5', 'kind:Boots']],
    ['boots size 9½', ['size:Size 9.5', 'kind:Boots']],
    ['toddler 3t jacket', ['size:Size 3T', 'audience:Kids', 'kind:Jacket']],
    ['dress 3x', ['size:Size 3XL', 'kind:Dress']],
    ['sleeping bag -10c', ['kind:Sleeping bag', 'word:10c']],
    ['1/2 zip', ['word:1', 'word:2', 'word:zip']],
  ],
  'an amount of money is about that price': [
    ['shoes £50', ['price:Around $50', 'kind:Shoes']],
    ['shoes 50 dollars', ['price:Around $50', 'kind:Shoes']],
    ['dress 80€', ['price:Around $80', 'kind:Dress']],
    ['$1,200 coat', ['price:Around $1,200', 'kind:Coat']],
    ['$20-$40 dress', ['price:$20-$40', 'kind:Dress']],
    ['boots eur 42', ['size:EU 42', 'kind:Boots']],
  ],
  'patterns, materials and brands can be negated': [
    ['dress without stripes', ['kind:Dress', 'word:Not stripes']],
    ['dress not striped', ['kind:Dress', 'word:Not striped']],
    ['dress no polka dots', ['kind:Dress', 'word:Not polka dots']],
    ['coat not leather', ['kind:Coat', 'word:Not leather']],
    ['sneakers except new balance', ['kind:Sneakers', 'brand:Not new balance']],
    ['red coat excluding the north face', ['color:Red', 'kind:Coat', 'brand:Not the north face']],
  ],
  'compounds of other languages name what they join': [
    ['leinenkleid', ['word:linen', 'kind:Dress']],
    ['Damenschuhe', ['audience:Women', 'kind:Shoe']],
    ['rote Herrenschuhe', ['color:Red', 'audience:Men', 'kind:Shoe']],
    ['wollmantel damen', ['word:wool', 'kind:Coat', 'audience:Women']],
    ['damskor', ['audience:Women', 'kind:Shoe']],
    ['damesschoenen', ['audience:Women', 'kind:Shoe']],
    ['kinderschuhe größe 30', ['size:Size 30', 'audience:Kids', 'kind:Shoe']],
    ['ylletröja', ['word:wool', 'kind:Sweater']],
    ['Rollkragenpullover', ['word:rollkragen', 'kind:Pullover']],
    ['goldilocks', ['word:goldilocks']],
  ],
  'a size is named in other languages': [
    ['schuhe größe 38', ['size:Size 38', 'kind:Shoe']],
    ['Kleid in Größe M', ['size:Size M', 'kind:Dress']],
    ['robe noire taille M', ['size:Size M', 'kind:Dress', 'color:Black']],
    ['skor storlek 38', ['size:Size 38', 'kind:Shoe']],
    ['buty rozmiar 38', ['size:Size 38', 'kind:Shoe']],
    ['zapatos talla 38', ['size:Size 38', 'kind:Shoe']],
  ],
  'a number is a size beside a kind that has it, and not in a name': [
    ['boots size 38', ['size:Size 38', 'kind:Boots']],
    ['black boots 38 women', ['size:Size 38', 'color:Black', 'kind:Boots', 'audience:Women']],
    ['size 8 trousers', ['size:Size 8', 'kind:Trousers']],
    ['sneakers men 9', ['size:Size 9', 'kind:Sneakers', 'audience:Men']],
    ['👢 38', ['size:Size 38', 'kind:Boots']],
    ['tote 38', ['kind:Tote', 'word:38']],
    ['jordan 7 shoes', ['word:jordan', 'word:7', 'kind:Shoes']],
  ],
  'articles and general words of a brand may be missing': [
    ['north face puffer', ['brand:The North Face', 'kind:Puffer']],
    ['north face', ['brand:The North Face']],
    ['jacket the north face', ['kind:Jacket', 'brand:The North Face']],
    ['columbia', ['brand:Columbia Sportswear']],
    ['red columbia jacket', ['color:Red', 'brand:Columbia Sportswear', 'kind:Jacket']],
    ['face coat', ['word:face', 'kind:Coat']],
  ],
  'short forms and typing errors': [
    ['blk dres', ['color:Black', 'kind:Dress']],
    ['womans', ['audience:Women']],
    ['sneekers', ['kind:Sneakers']],
    ['mens jaket', ['audience:Men', 'kind:Jacket']],
    ['sweter wht', ['kind:Sweater', 'color:White']],
    ['sandles', ['kind:Sandals']],
    ['slipers', ['kind:Slippers']],
    ['sundial', ['word:sundial']],
    ['lether botts', ['word:lether', 'kind:Boots']],
    ['drass', ['kind:Dress']],
  ],
  'cuts for bodies are words': [
    ['plus size dress', ['word:plus size', 'kind:Dress']],
    ['petite trousers', ['word:petite', 'kind:Trousers']],
    ['tall jeans women', ['word:tall', 'kind:Jeans', 'audience:Women']],
    ['maternity dress', ['word:maternity', 'kind:Dress']],
    ['curvy jeans', ['word:curvy', 'kind:Jeans']],
    ['pregnancy top', ['word:pregnancy', 'kind:Top']],
  ],
  'abbreviations are read as the words that they stand for': [
    ['lbd', ['color:Black', 'kind:Dress']],
    ['lwd under 50', ['price:Under $50', 'color:White', 'kind:Dress']],
    ['wfh', ['kind:Loungewear']],
    ['otk boots', ['kind:Over the knee boots']],
    ['pjs', ['kind:Pajamas']],
    ['y2k top', ['word:y2k', 'kind:Top']],
  ],
  'symbols are read by their names': [
    ['👗', ['kind:Dress']],
    ['👠 red', ['kind:Heels', 'color:Red']],
    ['👖 size 8', ['size:Size 8', 'kind:Jeans']],
    ['🖤 dress', ['color:Black', 'kind:Dress']],
    ['🎒', ['kind:Backpack']],
    ['👶 socks', ['audience:Kids', 'kind:Socks']],
  ],
  'a temperature is no price': [
    ['sleeping bag -20', ['kind:Sleeping bag', 'word:20']],
    ['sleeping bag -5', ['kind:Sleeping bag', 'word:5']],
    ['-10 sleeping bag', ['word:10', 'kind:Sleeping bag']],
    ['sleeping bag -20 under 100', ['price:Under $100', 'kind:Sleeping bag', 'word:20']],
    ['jacket -15', ['kind:Jacket', 'word:15']],
    ['sleeping bag 0', ['kind:Sleeping bag', 'word:0']],
  ],
  'a material behind the kind is no other kind': [
    ['socks wool', ['kind:Socks', 'word:wool']],
    ['jacket leather', ['kind:Jacket', 'word:leather']],
    ['shirt linen', ['kind:Shirt', 'word:linen']],
    ['sweater cotton', ['kind:Sweater', 'word:cotton']],
    ['coat wool red', ['kind:Coat', 'word:wool', 'color:Red']],
    ['tote vegan', ['kind:Tote', 'word:vegan']],
  ],
  'short words are not corrected': [
    ['cage', ['word:cage']],
    ['case', ['word:case']],
    ['bare', ['word:bare']],
    ['core', ['word:core']],
    ['lace', ['word:lace']],
    ['cape', ['word:cape']],
  ],
  'cents stand behind a comma or a point': [
    ['under 49,99', ['price:Under $49.99']],
    ['dress below 49,99', ['price:Under $49.99', 'kind:Dress']],
    ['49,99 - 99,99', ['price:$49.99-$99.99']],
    ['over 1.299,00', ['price:Over $1,299']],
    ['dress under €49,99', ['price:Under $49.99', 'kind:Dress']],
    ['between 19,99 and 49.99', ['price:$19.99-$49.99']],
    ['sukienka do 49,99', ['price:Up to $49.99', 'kind:Dress']],
    ['chaussures moins de 50 euros', ['price:Under $50', 'kind:Shoe']],
    ['klänning mellan 20 och 50', ['price:$20-$50', 'kind:Dress']],
    ['vestido más de 50', ['price:Over $50', 'kind:Dress']],
  ],
  'words of other languages name what they name there': [
    ['robe noire', ['kind:Dress', 'color:Black']],
    ['rote Schuhe', ['color:Red', 'kind:Shoe']],
    ['zapatillas mujer', ['kind:Sneaker', 'audience:Women']],
    ['czarna sukienka', ['color:Black', 'kind:Dress']],
    ['blå kjole', ['color:Blue', 'kind:Dress']],
    ['kırmızı elbise', ['color:Red', 'kind:Dress']],
    ['schwarze Jacke Herren', ['color:Black', 'kind:Jacket', 'audience:Men']],
    ['robe rouge', ['kind:Dress', 'color:Red']],
    ['robe de soirée', ['kind:Dress', 'word:soiree']],
    ['sac à dos noir', ['kind:Backpack', 'color:Black']],
    ["boucles d'oreilles", ['kind:Earring']],
    ['t-shirt noir homme', ['kind:T shirt', 'color:Black', 'audience:Men']],
    ['jupe en jean', ['kind:Skirt', 'word:jean']],
    ['robe red', ['kind:Robe', 'color:Red']],
    ['linnen dress', ['word:linnen', 'kind:Dress']],
    ['sac', ['word:sac']],
  ],
  'materials and patterns of other languages are what they name there': [
    ['robe en lin', ['kind:Dress', 'word:linen']],
    ['chemise coton', ['kind:Shirt', 'word:cotton']],
    ['Tasche aus Leder', ['kind:Handbag', 'word:leather']],
    ['vestido de lunares', ['kind:Dress', 'word:polka dot']],
    ['sukienka w kratkę', ['kind:Dress', 'word:checked']],
    ['sciarpa di lana', ['kind:Scarf', 'word:wool']],
    ['randig klänning', ['word:striped', 'kind:Dress']],
    ['Baumwolle', ['word:cotton']],
    ['lana dress', ['word:lana', 'kind:Dress']],
  ],
  'kinds of shoes and clothes with a part in front': [
    ['flat pedal shoes', ['kind:Flat pedal shoes']],
    ['clipless shoes', ['kind:Clipless shoes']],
    ['crop top', ['kind:Crop top']],
    ['cropped hoodie', ['word:cropped', 'kind:Hoodie']],
    ['insulated vest', ['kind:Insulated vest']],
    ['puffer vest', ['kind:Puffer vest']],
    ['quilted gilet', ['kind:Quilted gilet']],
  ],
  'a kind with a word that no product has': [
    ['desert boots', ['kind:Desert boots']],
    ['desert boots women', ['kind:Desert boots', 'audience:Women']],
    ['combat boots', ['kind:Combat boots']],
    ['black riding boots', ['color:Black', 'kind:Riding boots']],
    ['denim shirt', ['word:denim', 'kind:Shirt']],
    ['moon boots', ['word:moon', 'kind:Boots']],
  ],
};

describe.each(Object.entries(readings))('%s', (_, rows) => {
  it.each(rows)('%s', (keyword, expected) => {
    expect(brief(keyword)).toEqual(expected);
  });
});

describe('words that nothing in the shop has', () => {
  it.each([
    ['nike', ['nike']],
    ['Nike shoes', ['Nike']],
    ['PRADA tote', ['PRADA']],
    ['uniqlo dress', ['uniqlo']],
    ['hopes', ['hopes']],
    ['15f sleeping bag', []],
    ['red zara coat', ['zara']],
    ['nike or Gucci', ['nike', 'Gucci']],
    ['linen dress', []],
    ['prom dress', []],
    ['sneekers', []],
    ['dress no fur', []],
  ])('of %s are reported as typed', (keyword, unknown) => {
    expect(read(keyword).flatMap(({ text, isUnknown, isNot }) => (isUnknown && !isNot ? [text] : []))).toEqual(unknown);
  });
});

describe('a size without a system', () => {
  it.each([
    ['boots 38', ["Women's shoes, US 7"]],
    ['trousers size 8', ['Clothes, UK 8', "Women's trousers, US 4"]],
    ['boots 7', ["Women's shoes, US 7"]],
    ['sneakers 42', ["Men's shoes, US 9"]],
    ['dress 8', ['Clothes, UK 8']],
    ['boots us 38', []],
  ])('in %s is one of every system that has it', (keyword, expected) => {
    const ids = read(keyword).flatMap(({ meaning }) => (meaning.is === 'size' ? meaning.ids : []));

    expect(ids.map((id) => sizes[id - 1]?.join(' '))).toEqual(expect.arrayContaining(expected));
    if (expected.length === 0) expect(ids).toEqual([]);
  });
});

describe('an exclusion', () => {
  const named = new Map(
    [...traitsOf.material, ...traitsOf.pattern].map(({ id, name }): [number, string] => [id, name]),
  );

  it.each([
    ['dress without stripes', ['Striped']],
    ['dress not floral', ['Floral']],
    ['dress no polka dots', ['Polka dots']],
    ['coat not leather', ['Leather', 'Suede']],
    ['sweater no wool', ['Wool', 'Merino']],
    ['shirt without linen', ['Linen']],
  ])('of %s also excludes what only the filter knows', (keyword, expected) => {
    const traits = read(keyword).flatMap(({ isNot, meaning }) =>
      isNot && meaning.is === 'thing' ? (meaning.any.traits ?? []) : [],
    );

    expect(traits.map((id) => named.get(id))).toEqual(expected);
  });
});

describe('a kind that only the rules of feeds name', () => {
  it.each(['umbrella', 'compass', 'poncho', 'shoe polish', 'dry bag', 'stuff sack'])(
    'is %s, and not what the rule lists beside it',
    (keyword) => {
      const titles = read(keyword).flatMap(({ meaning }) => (meaning.is === 'thing' ? meaning.any.titles : []));

      expect(titles).toContain(keyword);
      expect(titles.filter((title) => !title.startsWith(keyword.slice(0, -1)))).toEqual([]);
    },
  );
});

describe('a category outside the tables', () => {
  it('is also an activity that other products name', () => {
    const [part] = read('camping vael');

    expect(part).toMatchObject({ text: 'camping', meaning: { any: { titles: ['camping'] } } });
  });
});

describe('vegan', () => {
  it.each(['vegan', 'vegan tote', 'vegan boots', 'red vegan dress', 'tote vegan', 'vegan shoes women'])(
    'of %s excludes what comes from animals',
    (keyword) => {
      const none = read(keyword).flatMap(({ meaning }) => (meaning.is === 'thing' ? (meaning.none?.traits ?? []) : []));
      const names = traitsOf.material.filter(({ id }) => none.includes(id)).map(({ name }) => name);

      const said = read(keyword).flatMap(({ meaning }) => (meaning.is === 'thing' ? (meaning.any.traits ?? []) : []));

      expect(names).toEqual(expect.arrayContaining(['Leather', 'Suede', 'Wool', 'Silk', 'Down']));
      expect(said.map((id) => traitsOf.material.find((one) => one.id === id)?.name)).toContain('Vegan leather');
    },
  );
});

describe('an occasion of adults', () => {
  it.each([
    ['wedding guest dress', true],
    ['bridesmaid dress', true],
    ['prom dress', true],
    ['cocktail dress', true],
    ['office trousers', true],
    ['birthday dress', false],
    ['school dress', false],
  ])('in %s keeps products for children out: %s', (keyword, expected) => {
    expect(read(keyword).some(({ isAdult }) => isAdult === true)).toBe(expected);
  });
});
