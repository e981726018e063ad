import { describe, expect, it } from 'vitest';
import { shiftFor } from './keep-clear.ts';

describe('toasts over a field with the focus', () => {
  it.each([
    ['stay where they are above or below it', { top: 100, bottom: 140 }, 0],
    ['move below it', { top: 20, bottom: 68 }, 68],
  ])('%s', (_case, field, shift) => {
    expect(shiftFor({ top: 8, bottom: 64 }, field, 844)).toBe(shift);
  });

  it('move above a field at the foot of the screen', () => {
    expect(shiftFor({ top: 760, bottom: 816 }, { top: 790, bottom: 838 }, 844)).toBe(-34);
  });
});
