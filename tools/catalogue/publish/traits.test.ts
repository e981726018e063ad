import { traitsOf } from '@wearfolio/contracts/listing/traits';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, importText } from '../testing/trial.ts';

let url = '';
let drop = async (): Promise<void> => undefined;

const header = 'id,title,brand,category,price,retail_price,description,material,link\n';

const row = (
  id: string,
  title: string,
  { category = 'Women > Clothing > Jackets', price = '60', was = '', description = '', material = '' } = {},
): string => `${id},${title},Lark,${category},${price},${was},${description},${material},https://lark.example/${id}\n`;

beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
  await importText(
    url,
    'Lark',
    header +
      row('own', 'Ivy Jacket', { material: 'Organic Cotton' }) +
      row('faux', 'Fern Faux Leather Jacket') +
      row('snaps', 'Moss Button Down Shirt', { category: 'Women > Clothing > Shirts' }) +
      row('share', 'Reed Jacket', { description: 'Shell 100% wool. Not for leather fans. 5% silk.' }) +
      row('slim', 'Heath Slim Fit Jacket') +
      row('wallet', 'Briar Slim Fit Wallet', { category: 'Women > Accessories > Wallets' }) +
      row('cut', 'Sorrel Coat', { price: '70', was: '100' }) +
      row('near', 'Sedge Coat', { price: '70.01', was: '100' }) +
      row('full', 'Tansy Coat', { price: '100', was: '100' }),
  );
});
afterAll(() => drop());

const names = new Map(
  Object.values(traitsOf)
    .flat()
    .map(({ id, name }) => [id, name]),
);

const traitsOfRow = async (id: string): Promise<(string | undefined)[]> => {
  const rows = await ask<{ trait_ids: number[] }>(
    url,
    `SELECT l.trait_ids FROM listing l JOIN product p ON p.id = l.product_id WHERE p.external_id = '${id}'`,
  );
  return (rows[0]?.trait_ids ?? []).map((trait) => names.get(trait));
};

describe('traits of a product', () => {
  it.each([
    ['in the column for material', 'own', ['Cotton', 'Organic cotton']],
    ['by the longest match', 'faux', ['Vegan leather']],
    ['not by a shorter word of a longer one', 'snaps', []],
    ['in the shares of the description, not in its other words', 'share', ['Wool']],
    ['of the fit of clothes', 'slim', ['Slim']],
    ['never of the fit of a wallet', 'wallet', []],
    [
      'at a reduction, from its threshold on',
      'cut',
      ['On sale', '10% off or more', '20% off or more', '30% off or more'],
    ],
    ['at a reduction just below a threshold', 'near', ['On sale', '10% off or more', '20% off or more']],
    ['at no reduction', 'full', []],
  ])('are read %s', async (_where, id, expected) => {
    expect(await traitsOfRow(id)).toEqual(expected);
  });
});
