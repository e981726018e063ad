import { parseShades } from '@wearfolio/feeds/clean/color/listed-shade';
import { describe, expect, it } from 'vitest';
import { nameShades } from './name-shades.ts';

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
