import { describe, expect, it } from 'vitest';
import { learnTitleColors } from './title-colors.ts';

const each = (colors: readonly string[], things: readonly string[]): string[] =>
  things.flatMap((thing) => colors.map((color) => `${color} ${thing}`));

describe('learnTitleColors', () => {
  it('learns colors that occur before the same product', () => {
    const names = each(['Habitat/Sea Salt', 'Jake Blue', 'Void'], ['Beta Jacket', 'Gamma Pant']);

    expect(learnTitleColors(names)).toMatchObject({
      colors: ['habitat/sea salt', 'jake blue', 'void'],
      areHeld: true,
    });
  });

  it('detects that a store puts colors before products by plain colors in many names', () => {
    const names = ['Elegant Black Bag', 'Chic Blue Tee', 'Sleek White Sneakers', 'Red Crew Tee'];

    expect(learnTitleColors([...names, ...names.map((name) => `New ${name}`)]).areHeld).toBe(true);
  });

  it.each([
    ['people', each(["Women's", "Men's"], ['Ridge Boot', 'Ridge Shoe', 'Fell Jacket'])],
    ['names', each(['Ridge Black/Azure', 'Ridge Teal', 'Fell Black'], ['39', '40', 'X-Large'])],
    ['things', each(['Chic Sneakers with Blue', 'Chic Bag with Red'], ['Details', 'Logo', 'Trim'])],
    ['a few names', ['Black Hole Duffel', ...each(['Ridge', 'Fell', 'Tarn'], ['Jacket', 'Pant', 'Tee', 'Hat'])]],
  ])('does not read %s as colors', (_, names) => {
    expect(learnTitleColors(names)).toMatchObject({ colors: [], areHeld: false });
  });

  it('does not learn a color before a bare kind, because models are named after plants', () => {
    const names = ['Ivy Jacket', 'Fern Jacket', 'Reed Jacket', 'Moss Jacket'];

    expect(learnTitleColors(names)).toMatchObject({ colors: [], areHeld: false });
  });
});
