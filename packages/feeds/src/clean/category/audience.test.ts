// cspell:disable: words of several languages
import { describe, expect, it } from 'vitest';
import { readAudience } from './audience.ts';

const of = (name: string, category = '', gender = '', ageGroup = '') =>
  readAudience({ name, category, gender, ageGroup });

describe('readAudience', () => {
  it.each([
    ["Heron Boot - Women's", 'women'],
    ['HERON WMNS', 'women'],
    ['Heron Lady Shoe', 'women'],
    ["Men's Heron", 'men'],
    ['HERON MENS', 'men'],
    ['Heron M - 9', 'men'],
    ['Heron W', 'women'],
    ['Wombat Mentor', null],
    ["Men's and women's", 'unisex'],
    ['Heron', null],
    ['Barn Jacket Notre Dame', null],
    ['Herren Wanderschuh', 'men'],
    ['Herrskor', 'men'],
    ['Herringbone Cap', null],
    ['Chaussures femme', 'women'],
    ['Buty damskie', 'women'],
  ])('reads %s as %s', (name, who) => {
    expect(of(name)).toMatchObject({ who, isKids: false });
  });

  it.each([
    ['Herr/Kläder/Tröjor', 'men'],
    ['Dam > Skor', 'women'],
    ['Dame', 'women'],
    ['Ženy', 'women'],
    ['Жінки > Сукні', 'women'],
    ['レディース', 'women'],
    ['Γυναικεία', 'women'],
    ['Férfi ruházat', 'men'],
    ['Pánské > Boty', 'men'],
    ['Kadın, Erkek', 'unisex'],
  ])('reads the category %s as for %s', (category, who) => {
    expect(of('', category)).toMatchObject({ who, isKids: false });
  });

  it.each([
    ['Kız Çocuk > Elbise', 'girls'],
    ['Хлопчикам', 'boys'],
    ['Dětské > Boty', null],
    ['Barn', null],
  ])('reads the category %s as for children', (category, who) => {
    expect(of('', category)).toMatchObject({ who, isKids: true });
  });

  it.each([
    ["Kids' Heron", null],
    ['Heron Jr. Shoe', null],
    ["Big Boys' Heron", 'boys'],
    ['Toddler Girls Heron', 'girls'],
    ['Girls and Boys', null],
  ])('reads %s as for children', (name, who) => {
    expect(of(name)).toMatchObject({ who, isKids: true });
  });

  it('prefers the columns to the category, and the category to the name', () => {
    expect(of("Women's", 'Men', 'male').who).toBe('men');
    expect(of("Women's", 'Men', '').who).toBe('men');
    expect(of("Women's", '', 'unisex').who).toBe('women');
    expect(of('Boy London', '', 'male', 'adult')).toMatchObject({ who: 'men', isKids: false, certainty: 'certain' });
    expect(of('Golden Girl Bra', '', 'female', 'adult').who).toBe('women');
    expect(of('Petit Bambino', 'Damen > Taschen', '', '').doubts).toEqual([
      'title contradicts category',
      'title contradicts category',
    ]);
    expect(of('', 'Men', 'female').who).toBe('women');
    expect(of('', '', 'female').who).toBe('women');
    expect(of('', '', 'F')).toMatchObject({ who: 'women', certainty: 'certain' });
    expect(of('', 'F', '').who).toBeNull();
    expect(of('', '', 'constructor').who).toBeNull();
  });

  it('is certain of what a column or two sources say', () => {
    expect(of('Women’s Boot').certainty).toBe('guessed');
    expect(
      readAudience({ category: '', gender: '', ageGroup: '', name: 'Women’s Boot', tags: 'women' }).certainty,
    ).toBe('certain');
    expect(
      readAudience({ category: '', gender: '', ageGroup: '', name: 'Women’s Boot', linkFolders: () => 'shop women' })
        .certainty,
    ).toBe('certain');
  });

  it('lets the age group turn any audience into children', () => {
    expect(of('Heron', '', 'female', 'kids')).toMatchObject({ who: 'girls', isKids: true });
    expect(of('Heron', '', '', 'infant')).toMatchObject({ who: null, isKids: true });
  });

  it('guesses from the link or a description that names either women or men, and believes what ops say', () => {
    const heron = { name: 'Heron', category: '', gender: '', ageGroup: '' };

    for (const name of ['Biquíni Heron', 'Biustonosz Heron'])
      expect(readAudience({ ...heron, name })).toMatchObject({ who: 'women', certainty: 'guessed' });
    expect(readAudience({ ...heron, linkWords: () => 'womens heron boot' })).toMatchObject({
      who: 'women',
      certainty: 'guessed',
    });
    expect(readAudience({ ...heron, storeAudience: 'women' })).toMatchObject({ who: 'women', certainty: 'certain' });
    expect(readAudience({ ...heron, description: () => 'Made for women who climb.' })).toMatchObject({ who: 'women' });
    expect(readAudience({ ...heron, description: () => 'For men and women.' })).toMatchObject({
      who: null,
      certainty: 'unknown',
    });
    expect(readAudience({ ...heron, tags: 'women, sale' })).toMatchObject({ who: 'women', certainty: 'certain' });
    expect(readAudience({ ...heron, repeatedCategory: 'Mens' })).toMatchObject({ who: 'men', certainty: 'guessed' });
    expect(readAudience({ ...heron, description: () => 'Soft and warm. Size: M' }).who).toBeNull();
    expect(readAudience({ ...heron, wholeName: 'Heron - Womens 9' })).toMatchObject({ who: 'women' });
    expect(readAudience({ ...heron, wholeName: 'Heron - M' }).who).toBeNull();
  });
});
