import type { TestProject } from 'vitest/node';
import { startShop } from './shop.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Vitest's own.
  export interface ProvidedContext {
    shopUrl: string;
  }
}

/** One shop with the demo catalogue for all journeys; none of them changes it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const shop = await startShop();
  // Without this every journey would wait in vain for a page that is not there.
  if (!(await fetch(shop.url)).ok) {
    await shop.stop();
    throw new Error('The pages are not built: npm run build');
  }
  project.provide('shopUrl', shop.url);
  return shop.stop;
};
