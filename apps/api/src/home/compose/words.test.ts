// cspell:ignore Kleider Stiefel Robes bottes Sukienki
import { describe, expect, it } from 'vitest';
import { homeWordsIn, joinWords, sayKinds } from './words.ts';

const english = homeWordsIn('en');

describe('joinWords', () => {
  it.each([
    [[], ''],
    [['boots'], 'boots'],
    [['boots', 'hats'], 'boots and hats'],
    [['boots', 'hats', 'bags'], 'boots, hats and bags'],
  ])('joins %j to %j', (words, said) => {
    expect(joinWords(english, words)).toBe(said);
  });
});

describe('sayKinds', () => {
  it.each([
    [['Boots'], 'Boots'],
    [['Boots', 'Climbing Shoes'], 'Boots and climbing shoes'],
    [['Tops', 'Bags', 'Hats', 'Belts'], 'Tops, bags and hats'],
    // The second name is too long for the line, the third fits.
    [['Mountaineering Boots', 'Climbing Shoes', 'Hats'], 'Mountaineering boots and hats'],
    [['T-Shirts', 'GPS'], 'T-shirts and GPS'],
    [['Hats & Gloves', 'Boots'], 'Boots'],
    [['Hats & Gloves'], 'Hats & gloves'],
    [['Protection Against Everything That Falls'], 'Protection against everything that falls'],
    [[], ''],
  ])('joins %j to %j', (names, said) => {
    expect(sayKinds(english, names, 30)).toBe(said);
  });

  it.each([
    ['de', 'Kleider und Stiefel'],
    ['fr', 'Robes et bottes'],
    ['pl', 'Sukienki'],
  ] as const)('says them in %s', (locale, said) => {
    expect(sayKinds(homeWordsIn(locale), ['Dresses', 'Boots', 'Hats & Gloves'], 26)).toBe(said);
  });
});
