// cspell:ignore nigthfall confier grimsel
import { describe, expect, it } from 'vitest';
import { areShadeNames, namedShade } from './named-shade.ts';

const wordsOf = (text: string): string[] => text.split(' ');

describe('namedShade', () => {
  it.each([
    ['void', 'Black'],
    ['lt mantis', 'Green'],
    ['nigthfall', 'Black'],
    ['confier', 'Green'],
  ])('reads %s as %s', (text, parent) => {
    expect(namedShade(wordsOf(text))?.parent).toBe(parent);
  });

  it.each(['grimsel', 'good dog', 'textured', 'm'])('finds no color in %s', (text) => {
    expect(namedShade(wordsOf(text))).toBeNull();
  });
});

describe('areShadeNames', () => {
  it.each(['arctic silk', 'canvas carob', 'dark solitude', 'lunar rock'])('accepts %s as shades', (text) => {
    expect(areShadeNames(wordsOf(text))).toBe(true);
  });

  it.each(['canvas', 'wood', 'ridge void', 'dark', ''])('does not accept %j as shades', (text) => {
    expect(areShadeNames(wordsOf(text))).toBe(false);
  });
});
