import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { TestProject } from 'vitest/node';
import { tryBrowser } from './browser.ts';
import { accountSettings } from './customer.ts';
import { copyFolder, makeFolder, removeFolder, type Shop, startShop } from './shop.ts';

/** The output of a shop's start, and the cards of its first page. */
type Start = { output: string; cards: ProductCard[] };

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Vitest's own.
  export interface ProvidedContext {
    /** The shared demo shop. Tests must not change it. */
    shopUrl: string;
    /** The URL of its inbox. */
    shopInboxUrl: string;
    /** The shared shop without products, for account tests without settings of their own. */
    accountShop: Pick<Shop, 'url' | 'inboxUrl' | 'dataDir'>;
    /** The data folder of a shop without products after its first start, for copies. */
    emptyDir: string;
    /** The data folder of the demo shop after its first start, for copies. */
    demoDir: string;
    firstStart: Start;
    secondStart: Start;
  }
}

const describeStart = async ({ url, output }: Shop): Promise<Start> => {
  const reply = await fetch(`${url}/api/productList`);
  return { output: output(), cards: (await reply.json()).data };
};

const openTwice = async (project: TestProject, stack: AsyncDisposableStack): Promise<void> => {
  const dataDir = await makeFolder();
  stack.defer(() => removeFolder(dataDir));
  // The first start is the one of `npm start`, with its own settings.
  const first = await startShop({ dataDir, environment: { NODE_ENV: 'development', BCRYPT_COST: '12' } });
  project.provide('firstStart', await describeStart(first));
  await first.stop();
  const demoDir = await copyFolder(dataDir);
  stack.defer(() => removeFolder(demoDir));
  project.provide('demoDir', demoDir);

  const second = await startShop({ dataDir });
  stack.defer(second.stop);
  // Fails early instead of letting every test wait for a missing page.
  if (!(await fetch(second.url)).ok) throw new Error('The web app is not built. Run npm run build');
  project.provide('secondStart', await describeStart(second));
  project.provide('shopUrl', second.url);
  project.provide('shopInboxUrl', second.inboxUrl);
};

const openEmpty = async (project: TestProject, stack: AsyncDisposableStack): Promise<void> => {
  const emptyDir = await makeFolder();
  stack.defer(() => removeFolder(emptyDir));
  await (await startShop({ dataDir: emptyDir, environment: accountSettings })).stop();
  project.provide('emptyDir', emptyDir);

  const { url, inboxUrl, dataDir, stop } = await startShop({ copyOf: emptyDir, environment: accountSettings });
  stack.defer(stop);
  project.provide('accountShop', { url, inboxUrl, dataDir });
};

/** Starts the shared shops. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const stack = new AsyncDisposableStack();
  try {
    await Promise.all([tryBrowser(), openTwice(project, stack), openEmpty(project, stack)]);
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
  return () => stack.disposeAsync();
};
