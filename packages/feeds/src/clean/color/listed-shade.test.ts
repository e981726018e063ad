// cspell:ignore graphene grimsel
import { describe, expect, it } from 'vitest';
import { mayBeColor, readColor } from './color.ts';

const read = (text: string) => readColor(text, new Map());

describe('readColor with the long list of names', () => {
  it.each([
    ['Gotham', 'Grey'],
    ['Graphene/Gotham', 'Grey'],
  ])('reads %s as %s', (text, parent) => {
    const { color, isKnown, isGuess = false } = read(text);

    expect([color.parent, isKnown, isGuess]).toEqual([parent, true, false]);
  });

  it('guesses by the last word that is a color name', () => {
    expect(read('Coastal Gotham')).toMatchObject({ color: { name: 'Coastal Gotham', parent: 'Grey' }, isGuess: true });
  });

  it('reads a name without such a word as Unspecified', () => {
    expect(read('Grimsel')).toMatchObject({ color: { parent: 'Unspecified' }, isKnown: false });
  });
});

describe('mayBeColor', () => {
  it('accepts listed names, but not texts that only contain one', () => {
    expect(mayBeColor('Rocky Road')).toBe(true);
    expect(mayBeColor('Gotham Jacket')).toBe(false);
  });
});
