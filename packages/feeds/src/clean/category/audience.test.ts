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
    ['Wombat Mentor', 'unisex'],
    ["Men's and women's", 'unisex'],
    ['Heron', 'unisex'],
  ])('reads %s as %s', (name, who) => {
    expect(of(name)).toEqual({ who, isKids: false });
  });

  it.each([
    ["Kids' Heron", null],
    ['Heron Jr. Shoe', null],
    ["Big Boys' Heron", 'boys'],
    ['Toddler Girls Heron', 'girls'],
    ['Girls and Boys', null],
  ])('reads %s as made for children', (name, who) => {
    expect(of(name)).toEqual({ who, isKids: true });
  });

  it('believes the name before the category before the field', () => {
    expect(of("Women's", 'Men', 'male').who).toBe('women');
    expect(of('', 'Men', 'female').who).toBe('men');
    expect(of('', '', 'female').who).toBe('women');
  });

  it('lets the age group make children of anyone', () => {
    expect(of('Heron', '', 'female', 'kids')).toEqual({ who: 'girls', isKids: true });
    expect(of('Heron', '', '', 'infant')).toEqual({ who: null, isKids: true });
  });
});
