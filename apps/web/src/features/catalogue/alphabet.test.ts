import { describe, expect, it } from 'vitest';
import { lettersOf, nameContains } from './alphabet.ts';

describe('lettersOf', () => {
  it('tells which cells hold a name', () => {
    expect([...lettersOf(['Vael', 'Ostra', '38 Ways', 'Orrin'])].sort()).toEqual(['#', 'O', 'V']);
  });
});

describe('nameContains', () => {
  it('looks past case, accents and outer spaces', () => {
    expect(nameContains('Élan Vital', ' elan ')).toBe(true);
    expect(nameContains('Elan', 'élan')).toBe(true);
    expect(nameContains('Łukasiewicz & Søn', 'lukas')).toBe(true);
    expect(nameContains('Ostra', 'vael')).toBe(false);
  });

  it('finds every name while nothing is typed', () => {
    expect(nameContains('Ostra', '')).toBe(true);
  });
});
