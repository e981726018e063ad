// cspell:ignore größe schwarz Colour
import { describe, expect, it } from 'vitest';
import { optionsInText } from './text-options.ts';

describe('optionsInText', () => {
  it.each([
    ['Warm. Color: Slate Grey. Size: M', 'M', 'Slate Grey'],
    ['<p>Sizes: S, M, L, XL</p><p>Colour: Navy</p>', 'S, M, L, XL', 'Navy'],
    ['Größe: 38<br>Farbe: schwarz', '38', 'schwarz'],
    ['Light. Color: Dark Cloud/Radiant. Size: 9.', '9', 'Dark Cloud/Radiant'],
    ['Light. Color: See Picture. Size: 9.', '9', null],
    ['Light shell. Remaining size: XS.', 'XS', null],
    ['A boot for every season. Made for the Green.', null, null],
    ['Warm. Shown in Antarctica by its makers.', null, null],
    ['Sturdy frames and picture frames.', null, null],
    ['The size of a house, in any color you like', null, null],
    ['', null, null],
  ])('reads %j', (text, size, color) => {
    expect(optionsInText(text)).toEqual({ size, color });
  });
});
