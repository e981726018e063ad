import { describe, expect, it } from 'vitest';
import { learnTitleColors } from '../../profile/title-colors.ts';
import { colorInFrame } from './framed-color.ts';

const framesOf = (names: readonly string[]) => new Set(learnTitleColors(names).frames);

describe('colorInFrame', () => {
  it('cuts a color if names differ only in their colors', () => {
    const frames = framesOf(['Tarnbeck Royal Scrub Top', 'Tarnbeck Black Scrub Top', 'Black Hole Duffel']);

    expect(colorInFrame('Tarnbeck Royal Scrub Top', frames)).toMatchObject({
      color: 'Royal',
      rest: 'Tarnbeck Scrub Top',
    });
    expect(colorInFrame('Tarnbeck Dark Wine Scrub Top', frames)?.rest).toBe('Tarnbeck Scrub Top');
    expect(colorInFrame('Black Hole Duffel', frames)).toBeNull();
  });

  it('cuts a color between its preposition and a material', () => {
    const frames = framesOf(['The Ridge Sweater in Pine Donegal Merino', 'The Ridge Sweater in Navy Donegal Merino']);

    expect(colorInFrame('The Ridge Sweater in Pine Donegal Merino', frames)?.rest).toBe(
      'The Ridge Sweater in Donegal Merino',
    );
  });

  it('keeps a height before the color', () => {
    const frames = framesOf(['Ridge Mid Black Boot', 'Ridge Mid Olive Boot']);

    expect(colorInFrame('Ridge Mid Black Boot', frames)?.rest).toBe('Ridge Mid Boot');
  });

  it.each([
    ['models named after plants', ['Ivy Jacket', 'Fern Jacket']],
    ['sizes after colors', ['Ridge Black 39', 'Ridge Teal 39']],
    ['details', ['Chic Bag with Red Logo', 'Chic Bag with Blue Logo']],
  ])('learns nothing from %s', (_, names) => {
    expect(framesOf(names).size).toBe(0);
  });
});
