import { expect, it } from 'vitest';
import { agreedShades } from './plain-shades.ts';

it('finds the shades of the palette that have the same color in the list', () => {
  const plain = ['Some Blue,#2050b0', 'Other Blue,#1f4f9f', 'Some Red,#c02020', 'Other Red,#b01828'];

  expect(agreedShades(['name,hex', ...plain, 'Poseidon,#2050a8', 'Cascade,#c02424', ''].join('\n'))).toBe('poseidon\n');
});
