import { describe, expect, it } from 'vitest';
import { fold, letterOf } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Élan Vital', 'elan vital'],
    ['Øre', 'ore'],
    ['Wennerström-Łukasiewicz', 'wennerstrom-lukasiewicz'],
    ['Ærø & Œuvre', 'aero & oeuvre'],
    ['GROẞ, Weiß', 'gross, weiss'],
    ['Đuro, Ðór, Þór', 'duro, dor, thor'],
    ['Işıl', 'isil'],
    ['Яр', 'яр'],
  ])('folds %s to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('letterOf', () => {
  it.each([
    ['Maison Aube', 'M'],
    ['adidas', 'A'],
    ['Élan', 'E'],
    ['Åsgård', 'A'],
    ['Ærø', 'A'],
    ['ørsted', 'O'],
    ['7 For Autumn', '#'],
    ['& Other', '#'],
    ['Яр', '#'],
    [' Vael', 'V'],
    ['', '#'],
  ])('puts %s under %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });
});
