import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { TestProject } from 'vitest/node';
import { tryBrowser } from './browser.ts';
import { accountSettings } from './customer.ts';
import { copyFolder, makeFolder, removeFolder, type Shop, startShop } from './shop.ts';

/** What a shop said when it started, and the cards of its first page. */
type Start = { output: string; cards: ProductCard[] };

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Vitest's own.
  export interface ProvidedContext {
    /** The shop with the demo catalogue for all journeys; none of them changes it. */
    shopUrl: string;
    /** Where its mails are read. */
    shopInboxUrl: string;
    /** The shop without goods for all journeys of accounts that need no settings of their own. */
    accountShop: Pick<Shop, 'url' | 'inboxUrl' | 'dataDir'>;
    /** What the first start of a shop without goods left, to be copied. */
    emptyDir: string;
    /** What the first start of the demo shop left, to be copied. */
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
  // Without this every journey would wait in vain for a page that is not there.
  if (!(await fetch(second.url)).ok) throw new Error('The pages are not built: npm run build');
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

/** The shops for all journeys. */
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
