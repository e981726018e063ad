import { expect, inject } from 'vitest';
import { importFeed } from '../testing/import-feed.ts';
import { it } from '../testing/journey.ts';
import { startShop } from '../testing/shop.ts';
import { acceptInvitation, look } from './desk.ts';

const row = (id: number, name: string, price: string): string =>
  `${id},${name},Larkfield,Women > Clothing > Jackets,${price},https://larkfield.example/${id}`;
const csv = [
  'id,title,brand,category,price,link',
  ...[1, 2, 3].map((id) => row(id, `Rain Jacket ${id}`, '59.00')),
  ...[4, 5, 6].map((id) => row(id, '', '59.00')),
  row(7, 'Rain Jacket 7', 'free'),
].join('\n');

it('counts refused rows by reason, and opens those of one', async ({ openFresh, onTestFinished }) => {
  const shop = await startShop({ copyOf: inject('emptyDir'), environment: { SEED: 'none' } });
  onTestFinished(() => shop.stop());
  await importFeed(shop, csv, 'Larkfield');
  const page = await openFresh({ shopUrl: shop.url, forgives: /status of 401/ });
  const [, invitation = ''] = /(\/ops\/accept#\S+)/.exec(shop.output()) ?? [];
  await acceptInvitation(page, invitation, 'Ada Byron', 'ada@shop.test');
  await page.goto('/ops/feeds');
  await page.getByRole('link', { name: '4 rows refused' }).click();

  const reasons = page.getByRole('region', { name: 'Reasons' });
  await reasons.getByRole('row').nth(1).waitFor();
  expect(await reasons.getByRole('row').allInnerTexts()).toEqual([
    expect.stringMatching(/^Why/),
    expect.stringMatching(/^missing\s+name\s+3$/),
    expect.stringMatching(/^not a price\s+price\s+1$/),
  ]);
  await look(page);
  await reasons.getByRole('link', { name: 'missing' }).click();

  await page.getByText('3 rows of the import').waitFor();
  const rows = page.getByRole('region', { name: 'Refused rows' }).getByRole('row');
  expect(await rows.count()).toBe(4);
  await look(page);
  await page.getByRole('link', { name: 'Show all' }).click();
  await page.getByText('4 rows of the import').waitFor();
});
