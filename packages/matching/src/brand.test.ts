// cspell:disable
import { describe, expect, it } from 'vitest';
import { brandOf } from './brand.ts';

describe('brandOf', () => {
  it.each([
    ['keenfootwear', 'keen'],
    ['mountainequipment', 'mountain'],
    ['hokaoneone', 'hoka'],
    ['onrunning', 'on'],
    ['keen', 'keen'],
    ['ospreypacks', 'osprey'],
    ['madrockclimbing', 'madrock'],
    ['evolve', 'evolv'],
    ['sports', 'sports'],
    ['unbranded', ''],
  ])('maps %s to %s', (folded, brand) => {
    expect(brandOf(folded)).toBe(brand);
  });
});
