import { parseShades } from '@wearfolio/feeds/clean/color/listed-shade';
import { describe, expect, it } from 'vitest';
import { agreedShades, nameShades } from './name-shades.ts';

const csv =
  'name,hex\nGotham,#807872\nZebulon,#bd474e\n"Qwert Deep",#102a6e\nNavy Blue,#1f2a4d\nFour Words Of It,#111111\n';

describe('nameShades', () => {
  it('assigns unknown names to the parent of the nearest colors', () => {
    const shades = parseShades(nameShades(csv));

    expect([...shades].map(([name, { parent }]) => [name, parent])).toEqual([
      ['gotham', 'Grey'],
      ['zebulon', 'Red'],
      ['qwert deep', 'Blue'],
    ]);
  });
});

it('finds the shades of the palette that have the same color in the list', () => {
  const plain = ['Some Blue,#2050b0', 'Other Blue,#1f4f9f', 'Some Red,#c02020', 'Other Red,#b01828'];

  expect(agreedShades(['name,hex', ...plain, 'Poseidon,#2050a8', 'Cascade,#c02424', ''].join('\n'))).toBe('poseidon\n');
});
