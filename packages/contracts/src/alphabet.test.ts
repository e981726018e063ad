import { describe, expect, it } from 'vitest';
import { letterOf } from './alphabet.ts';

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
