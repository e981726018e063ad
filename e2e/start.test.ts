import type { ProductCard } from '@wearfolio/contracts/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder, removeFolder, startShop } from './testing/shop.ts';

const askCards = async (url: string): Promise<ProductCard[]> => {
  const reply = await fetch(`${url}/api/productList`);
  return (await reply.json()).data;
};

describe('The second start of a shop', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await makeFolder();
  });
  afterAll(() => removeFolder(dataDir));

  it('finds everything as it was left and seeds nothing', async () => {
    const first = await startShop({ dataDir });
    const before = await askCards(first.url);
    await first.stop();
    expect(first.output()).toContain('Demo catalogue');
    expect(before).toHaveLength(24);

    const second = await startShop({ dataDir });
    const after = await askCards(second.url);
    await second.stop();

    expect(after).toEqual(before);
    expect(second.output()).toMatch(/Tables {5}current\n/);
    expect(second.output()).not.toContain('Demo catalogue');
  });
});
