import { describe, expect, it } from 'vitest';
import { lettersOf, nameContains } from './alphabet.ts';

describe('lettersOf', () => {
  it('returns the letters that have names', () => {
    expect([...lettersOf(['Vael', 'Ostra', '38 Ways', 'Orrin'])].sort()).toEqual(['#', 'O', 'V']);
  });
});

describe('nameContains', () => {
  it('ignores case, accents and surrounding spaces', () => {
    expect(nameContains('Élan Vital', ' elan ')).toBe(true);
    expect(nameContains('Elan', 'élan')).toBe(true);
    expect(nameContains('Łukasiewicz & Søn', 'lukas')).toBe(true);
    expect(nameContains('Ostra', 'vael')).toBe(false);
  });

  it('matches every name if nothing is typed', () => {
    expect(nameContains('Ostra', '')).toBe(true);
  });
});
