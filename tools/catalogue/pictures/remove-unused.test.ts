import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { expect, it, onTestFinished } from 'vitest';
import { servePictures } from '../testing/picture-store.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { removeUnusedPictures } from './remove-unused.ts';

it('removes pictures unused for 30 days, and their hosts', async () => {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const show = (...hosts: string[]) =>
    importText(
      url,
      'Larkfield',
      hosts.map((host) => feedRow(host, { title: `Larkfield ${host}`, image: `https://${host}.example/a.jpg` })),
      { yes: true },
    );
  const kept = async () =>
    (await ask<{ host: string }>(url, 'SELECT host FROM picture ORDER BY host')).map(({ host }) => host);
  const later = "UPDATE picture SET unused_since = unused_since - interval '31 days'";
  await show('one', 'two', 'three');
  await servePictures(url, 'https://img.larkfield.example');
  await ask(url, "UPDATE product_media SET path = 'https://now.example/a.jpg' WHERE path NOT LIKE '%//one.%'");

  expect(await removeUnusedPictures(url)).toBe(0);
  expect(await kept()).toEqual(['one.example', 'three.example', 'two.example']);
  // A picture that is used again within that time stays.
  await ask(url, "UPDATE product_media SET path = 'https://two.example/a.jpg' WHERE path LIKE '%//now.%'");
  await ask(url, later);
  expect(await removeUnusedPictures(url)).toBe(1);
  expect(await kept()).toEqual(['one.example', 'two.example']);
  expect(await ask(url, 'SELECT host FROM picture_host ORDER BY host')).toEqual([
    { host: 'one.example' },
    { host: 'two.example' },
  ]);
});
