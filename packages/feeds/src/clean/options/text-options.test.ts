// cspell:ignore größe schwarz Colour Hazelwood
import { describe, expect, it } from 'vitest';
import { optionsInText } from './text-options.ts';

describe('optionsInText', () => {
  it.each([
    ['Warm. Color: Slate Grey. Size: M', 'M', 'Slate Grey'],
    ['<p>Sizes: S, M, L, XL</p><p>Colour: Navy</p>', 'S, M, L, XL', 'Navy'],
    ['Größe: 38<br>Farbe: schwarz', '38', 'schwarz'],
    ['Size: 12 x 8 x 3 inches. Color: as pictured', null, null],
    ['Light. Color: Dark Cloud/Radiant. Size: 9.', '9', 'Dark Cloud/Radiant'],
    ['Light. Color: See Picture. Size: 9.', '9', null],
    ['Light and quick. Item size XS. Lined.', 'XS', null],
    ['A warm headband. One size.', 'One size', null],
    ['A thin sock, factory second. Size L, Deep Navy.', 'L', 'Deep Navy'],
    ['Light shell. Remaining size: XS.', 'XS', null],
    ['Synthetic bag. Size: Long.', 'Long', null],
    ['A suede chukka for errands. Hazelwood/Green.', null, 'Hazelwood/Green'],
    ['A boot with a liner. Cedar Brown leather.', null, 'Cedar Brown'],
    ['Merino blend, cushioned foot, Black.', null, 'Black'],
    ['A boot for every season. Made for the Green.', null, null],
    ['a durable upper Color: Slate Size: 9', '9', 'Slate'],
    ['Warm. Shown in Dark Cloud/Radiant Teal. Runs small.', null, 'Dark Cloud/Radiant Teal'],
    ['Warm. Shown in Antarctica by its makers.', null, null],
    ['Tortoise brown frames with polarized lenses.', null, 'brown'],
    ['These black sunglasses stay in place.', null, 'black'],
    ['Sturdy frames and picture frames.', null, null],
    ['The size of a house, in any color you like', null, null],
    ['', null, null],
  ])('reads %j', (text, size, color) => {
    expect(optionsInText(text)).toEqual({ size, color });
  });
});
