// cspell:disable: what shoppers misspell

import { describe, expect, it } from 'vitest';
import { findPrice } from './prices.ts';
import { brief, categories, read } from './testing/small-shop.ts';

const pathsOf = (keyword: string): string[] =>
  read(keyword).flatMap(({ meaning }) => {
    if (meaning.is !== 'thing') return [];
    return meaning.any.categories.map((id) => categories.find((category) => category.id === id)?.path ?? '');
  });

describe('readQuery', () => {
  it.each([
    ['dress under 49,99', ['price:Under $49.99', 'kind:Dress']],
    ['dress under 1.299,00 €', ['price:Under $1,299', 'kind:Dress']],
    ['dress unter 49,99 €', ['price:Under $49.99', 'kind:Dress']],
    ['dress bis 100 euro', ['price:Up to $100', 'kind:Dress']],
    ['dress 50 bis 100 euro', ['price:$50-$100', 'kind:Dress']],
    ['dress zwischen 50 und 100', ['price:$50-$100', 'kind:Dress']],
    ['dress ab 50', ['price:From $50', 'kind:Dress']],
    ['red vael dress under 50', ['price:Under $50', 'color:Red', 'brand:Vael', 'kind:Dress']],
    ['monday linen shirt', ['brand:Monday Linen', 'kind:Shirt']],
    ['linen dress', ['word:linen', 'kind:Dress']],
    ['cafe noir', ['brand:Café Noir']],
    ['net and thread red', ['store:Net & Thread', 'color:Red']],
    ['new balance trainers', ['brand:New Balance', 'kind:Trainers']],
    ['new era cap', ['word:new era', 'kind:Cap']],
    // A name that begins with a color.
    ['red chili dress', ['word:red chili', 'kind:Dress']],
    ['red linen dress', ['color:Red', 'word:linen', 'kind:Dress']],
    // An occasion, and clothes of any kind.
    ['workout clothes for women', ['word:workout', 'kind:Clothes', 'audience:Women']],
    // Only one kind is the product.
    ['slip on trainers', ['word:slip on', 'kind:Trainers']],
    ['socks for boots', ['kind:Socks', 'word:boots']],
    ['nets and boots', ['word:nets', 'kind:Boots']],
    // British and American English.
    ['trainers', ['kind:Trainers']],
    ['jumper', ['kind:Jumper']],
    ['purse', ['kind:Purse']],
    ['bathing suit', ['kind:Bathing suit']],
    ['sun hat', ['kind:Sun hat']],
    // Words of other languages.
    ['czerwona sukienka', ['color:Red', 'kind:Dress']],
    ['scarpe uomo', ['kind:Shoe', 'audience:Men']],
    // A product is called 'Blanche'.
    ['robe blanche', ['kind:Dress', 'color:White']],
    ['robe bleue', ['kind:Dress', 'color:Blue']],
    ['robe', ['kind:Robe']],
    ['rock', ['word:rock']],
    ['red hut', ['color:Red', 'word:hut']],
    // Compounds, joined and split.
    ['sun glasses', ['kind:Sun glasses']],
    ['t shirt', ['kind:T shirt']],
    ['tshirt', ['kind:T shirt']],
    ['rain coat', ['kind:Rain coat']],
    ['trackpants', ['kind:Track pants']],
    // Audiences.
    ['kids raincoat', ['audience:Kids', 'kind:Raincoat']],
    ['womens trainers white', ['audience:Women', 'kind:Trainers', 'color:White']],
    ['boots for men under 200', ['price:Under $200', 'kind:Boots', 'audience:Men']],
    // Sizes.
    ['navy dress size m', ['size:Size M', 'shade:Navy', 'kind:Dress']],
    ['uk 8 trousers', ['size:UK 8', 'kind:Trousers']],
    ['boots eu 38', ['size:EU 38', 'kind:Boots']],
    ['w32 l34 trousers', ['size:W32 L34', 'kind:Trousers']],
    ['dress for a 4 year old girl', ['size:Age 4', 'kind:Dress', 'audience:Girls']],
    ['small dress', ['size:Size S', 'kind:Dress']],
    ['dress not navy in M', ['size:Size M', 'kind:Dress', 'shade:Not navy']],
    ['linen dress s', ['size:Size S', 'word:linen', 'kind:Dress']],
    ['women s dress', ['audience:Women', 'kind:Dress']],
    ['tote in m', ['kind:Tote', 'word:m']],
    ['small tote', ['word:small', 'kind:Tote']],
    // Prices.
    ['belt over $100', ['price:Over $100', 'kind:Belt']],
    ['belt less than 50', ['price:Under $50', 'kind:Belt']],
    ['belt max 50', ['price:Up to $50', 'kind:Belt']],
    ['dress 50-100', ['price:$50-$100', 'kind:Dress']],
    ['dress between 40 and 20', ['price:$20-$40', 'kind:Dress']],
    ['belt around 100 euros', ['price:Around $100', 'kind:Belt']],
    ['cheap dress', ['order:Cheapest first', 'kind:Dress']],
    // Sale, stock, order.
    ['sale dresses in stock', ['sale:On sale', 'kind:Dresses', 'stock:In stock']],
    ['new arrivals', ['order:Newest first']],
    // Negation.
    ['dress not red', ['kind:Dress', 'color:Not red']],
    ['boots without heels', ['kind:Boots', 'kind:Not heels']],
    ['dress no zip', ['kind:Dress', 'word:Not zip']],
    ['boots -red', ['kind:Boots', 'color:Not red']],
    ['dress -monday linen', ['kind:Dress', 'brand:Not monday linen']],
    ['dress except striped', ['kind:Dress', 'word:Not striped']],
    ['dress without vael', ['kind:Dress', 'brand:Not vael']],
    // A number is a size beside a kind that has it, but not in a name.
    ['boots 38', ['size:Size 38', 'kind:Boots']],
    ['red boots 38 women', ['size:Size 38', 'color:Red', 'kind:Boots', 'audience:Women']],
    ['38 boots', ['size:Size 38', 'kind:Boots']],
    // Articles and general words of a brand.
    ['north face coat', ['brand:The North Face', 'kind:Coat']],
    ['the north face coat', ['brand:The North Face', 'kind:Coat']],
    ['columbia jacket', ['brand:Columbia Sportswear', 'kind:Jacket']],
    // Short forms, symbols and cuts.
    ['blk dress', ['color:Black', 'kind:Dress']],
    ['wht womans boots', ['color:White', 'audience:Women', 'kind:Boots']],
    ['👟 red', ['kind:Sneakers', 'color:Red']],
    ['🥾', ['kind:Hiking boots']],
    ['maternity trousers', ['word:maternity', 'kind:Trousers']],
    // Words that are no other words.
    ['nike', ['word:nike']],
    // Typing errors.
    ['gery dress', ['color:Grey', 'kind:Dress']],
    ['mondey linen dress', ['brand:Monday Linen', 'kind:Dress']],
    // Nothing to search for.
    ['%%% --', []],
    ['show me a pretty dress', ['kind:Dress']],
  ])('reads %s as %j', (keyword, expected) => {
    expect(brief(keyword)).toEqual(expected);
  });

  it('finds a kind in the categories of every audience, and other kinds by title', () => {
    expect(pathsOf('trainers')).toEqual(['women/shoes/sneakers', 'men/shoes/sneakers']);
    expect(pathsOf('dress')).toEqual(['women/clothing/dresses', 'kids/girls/dresses']);
    expect(pathsOf('shoes')).toEqual(['women/shoes', 'men/shoes']);
  });

  it('includes products without an audience', () => {
    expect(pathsOf('women')).toEqual(expect.arrayContaining(['women/shoes', 'outdoor/camping/tents']));
    expect(pathsOf('women')).not.toContain('men/shoes');
  });

  it('excludes products that name another audience', () => {
    expect(read('women')[0]?.meaning).toMatchObject({ none: { titles: expect.arrayContaining(['men', 'kids']) } });
  });

  it('requires the name of a narrow kind, and widens it to its category', () => {
    const [raincoat] = read('raincoat');

    expect(raincoat?.meaning).toMatchObject({
      any: { categories: [], titles: expect.arrayContaining(['raincoat', 'rain jacket', 'mac']) },
      wider: { categories: expect.arrayContaining([categories.find(({ slug }) => slug === 'coats')?.id]) },
    });
  });

  it.each(['goretex', 'gtx', 'gore-tex'])('knows the spellings of %s', (keyword) => {
    const [part] = read(keyword);

    expect(part?.meaning).toMatchObject({ is: 'words', texts: expect.arrayContaining(['goretex', 'gore tex', 'gtx']) });
  });

  it('reads an alias as its brand, and also finds a brand with the alias as its name', () => {
    expect(read('VL dress')[0]).toMatchObject({ kind: 'brand', text: 'VL', meaning: { ids: [1, 5] } });
  });

  it('returns each part as it was typed', () => {
    const texts = read("Red  CAFÉ  noir, Women's  Under $50!").map(({ text }) => text);

    expect(texts).toEqual(['Under $50', 'Red', 'CAFÉ  noir', "Women's"]);
  });

  it('leaves out parts that the shopper removed', () => {
    expect(read('red dress under 50', ['Under 50']).map(({ kind }) => kind)).toEqual(['color', 'kind']);
  });

  it.each([
    'a'.repeat(200),
    Array.from({ length: 40 }, (_, at) => `word${at}`).join(' '),
    '👗'.repeat(50),
    'платье 连衣裙 فستان ドレス',
    `${'('.repeat(90)}a+${')'.repeat(90)}`,
    'size size size size uk uk 8 8 8',
    '$'.repeat(200),
    '1 '.repeat(100),
    "' OR 1=1; --",
    'constructor __proto__ toString hasOwnProperty valueOf',
  ])('reads hostile input without delay: %s', (keyword) => {
    expect(read(keyword).length).toBeLessThanOrEqual(16);
  });
});

describe('findPrice', () => {
  it.each([
    ['under 50', { from: 0, below: 5000 }],
    ['up to 50', { from: 0, below: 5001 }],
    ['from 50', { from: 5000, below: null }],
    ['over 50', { from: 5001, below: null }],
    ['80 - 50', { from: 5000, below: 8001 }],
    ['around 50', { from: 4000, below: 6001 }],
  ])("reads the ends of '%s'", (keyword, range) => {
    expect(findPrice(keyword)?.range).toEqual(range);
  });

  it('is typed in the currency of the reader', () => {
    expect(findPrice('unter 100 euro', 0.8)).toMatchObject({ name: 'Under $125', range: { from: 0, below: 12_500 } });
  });
});
