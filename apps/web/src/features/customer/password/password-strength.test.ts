import { describe, expect, it } from 'vitest';
import { strengthOf } from './password-strength.ts';

describe('The strength of a password', () => {
  it.each([
    ['', 0, '8 to 50 characters'],
    ['Aa1!xyz', 0, '8 to 50 characters'],
    ['🐎🔋🦊🍋', 0, '8 to 50 characters'],
    ['🐎🔋🦊🍋🌵🎈🧦🪁', 1, 'Weak: make it longer'],
    ['password', 1, 'This is a very common password'],
    ['Password1', 1, 'This is a very common password'],
    ['qwertyuiop', 1, 'This is a very common password'],
    ['Wearfolio2026!', 1, 'This is a very common password'],
    ['12345678', 1, 'This is a very common password'],
    ['87654321', 1, 'This is a very common password'],
    ['abcabcabcabc', 1, 'Weak: it repeats characters'],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', 1, 'Weak: it repeats characters'],
    ['tulipfan', 1, 'Weak: make it longer'],
    ['tulipfan47', 2, 'Fair'],
    ['tulip fan at seven', 3, 'Strong'],
    ['Tulip-fan-47', 3, 'Strong'],
  ])('of %j is %i', (password, level, advice) => {
    const strength = strengthOf(password);

    expect(strength.level).toBe(level);
    expect(strength.advice).toContain(advice);
  });
});
