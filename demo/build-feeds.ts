import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoProducts } from './demo-products.ts';
import { feedOf } from './feed.ts';
import { stores } from './stores.ts';

const folder = join(import.meta.dirname, 'feeds');

await mkdir(folder, { recursive: true });
for (const { slug } of stores) {
  const text = feedOf(slug, demoProducts);
  await writeFile(join(folder, `${slug}.csv`), text);
  console.log(
    `${slug}.csv: ${demoProducts.filter(({ store }) => store === slug).length} products, ${Buffer.byteLength(text)} bytes`,
  );
}
