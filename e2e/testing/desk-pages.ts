import { deskPaths } from '@wearfolio/contracts/desk';
import type { Cookie, Page } from 'playwright-core';
import type { ShownPage } from './pages.ts';
import { runNode, type Shop } from './shop.ts';
import { joinDesk } from './staff.ts';

/** Runs a program on the shop's database. Returns what it says. */
const runOn = async ({ dataDir }: Shop, ...args: string[]): Promise<string> => {
  const { ended, output } = runNode(args, { DATA_DIR: dataDir });
  if ((await ended) !== 0) throw new Error(output());
  return output();
};

/** An owner's invitation link, as the command line prints it. */
const invite = async (shop: Shop): Promise<string> =>
  /\/ops\/accept#\S+/.exec(await runOn(shop, 'apps/api/src/staff-cli.ts', 'invite'))?.[0] ?? '';

/** Creates an account for the desk and returns the cookies of its session. */
const signIn = async (shop: Shop, page: Page): Promise<Cookie[]> => {
  await joinDesk(page, { path: await invite(shop), name: 'Ada Byron', email: 'ada@shop.example' });
  return page.context().cookies();
};

/** What shoppers write to the shop. */
export const shopperMessage = 'The store says that it has never heard of me. Can you help?';

const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0';
const visit = {
  'User-Agent': browser,
  Accept: 'text/html',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
};

/** Adds a partner with a webhook, which calls and brings click-outs. */
const addPartner = async (shop: Shop): Promise<void> => {
  const tool = 'tools/catalogue/cli.ts';
  const said = await runOn(shop, tool, 'partners', 'add', 'Style Weekly', '--terms', 'CPC until May');
  await runOn(shop, tool, 'webhooks', 'add', 'Style Weekly', 'https://weekly.example/hook');
  const key = /wfp_\S+/.exec(said)?.[0];
  for (const path of ['/api/productList', '/api/changes', '/api/feeds/csv'])
    await fetch(shop.url + path, { headers: { Authorization: `Bearer ${key}` } });
  await fetch(`${shop.url}/out/1?partner=style-weekly`, { headers: visit, redirect: 'manual' });
};

/** Creates visits, searches, messages and a partner, so that the desk has data. */
const fillDesk = async (shop: Shop): Promise<void> => {
  const { url } = shop;
  await addPartner(shop);
  const paths = ['/', '/browse/women/shoes', '/browse/men/clothing', '/brand', '/search?keyword=red+boots'];
  const searches = ['red boots', 'linen dress', 'wool coat', 'snow leopard slippers', 'black bag'];
  for (let at = 0; at < 40; at += 1) {
    const [path = '/', words = ''] = [paths[at % paths.length], searches[at % searches.length]];
    await fetch(url + path, { headers: { ...visit, 'Sec-Fetch-Site': 'none' } });
    await fetch(`${url}/api/productList?keyword=${encodeURIComponent(words)}&page=1`, {
      headers: { 'User-Agent': browser },
    });
    await fetch(`${url}/out/${at + 1}?at=${(at % 24) + 1}`, { headers: visit, redirect: 'manual' });
  }
  for (const name of ['Ada Byron', 'Grace Hopper', 'Mary Somerville'])
    await fetch(`${url}/api/contact-us/save`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        full_name: name,
        email: 'shopper@shop.example',
        subject: 'Where is my order?',
        message: shopperMessage,
      }),
    });
};

/** All pages of the desk in the order of its navigation: name and path. */
export const deskRoutes: readonly (readonly [name: string, path: string])[] = [
  ['overview', deskPaths.overview],
  ['feeds', deskPaths.feeds],
  ['new-store', deskPaths.newStore],
  ['store', `${deskPaths.store}?id=1`],
  ['store-page', `${deskPaths.store}?id=1&tab=page`],
  ['store-settings', `${deskPaths.store}?id=1&tab=settings`],
  ['feed', `${deskPaths.feed}?id=1`],
  ['refused-rows', `${deskPaths.rejects}?id=1`],
  ['quality', deskPaths.quality],
  ['values', `${deskPaths.values}?list=placed`],
  ['rules', `${deskPaths.rules}?store=1`],
  ['catalogue', `${deskPaths.products}?q=coat`],
  ['product', `${deskPaths.product}?id=1`],
  ['brands', deskPaths.subjects],
  ['brand', `${deskPaths.brand}?id=1`],
  ['changes', deskPaths.changes],
  ['matches', deskPaths.matches],
  ['prices', deskPaths.prices],
  ['pictures', deskPaths.pictures],
  ['pages', deskPaths.content],
  ['home-page', `${deskPaths.document}?key=home`],
  ['page', `${deskPaths.document}?key=page%2Fabout-us`],
  ['collections', deskPaths.collections],
  ['collection', `${deskPaths.collection}?key=collection%2Fsummer-edit`],
  ['listings', deskPaths.merchandise],
  ['listing', `${deskPaths.listing}?key=merchandise%2Fboots`],
  ['identity', deskPaths.identity],
  ['menu', deskPaths.menu],
  ['markets', deskPaths.markets],
  ['search', deskPaths.search],
  ['messages', deskPaths.messages],
  ['reports', deskPaths.notices],
  ['customers', deskPaths.customers],
  ['newsletters', deskPaths.newsletters],
  ['newsletter', `${deskPaths.newsletter}?key=newsletter%2Fwinter`],
  ['subscribers', deskPaths.subscribers],
  ['insight', deskPaths.insight],
  ['visits', deskPaths.visits],
  ['searches', deskPaths.searches],
  ['favorites', deskPaths.favorites],
  ['click-outs', deskPaths.clicks],
  ['commissions', deskPaths.commissions],
  ['partner-figures', deskPaths.partnerFigures],
  ['jobs', deskPaths.jobs],
  ['staff', deskPaths.staff],
  ['partners', deskPaths.partners],
  ['account', deskPaths.account],
  ['audit', deskPaths.audit],
];

/** The pages of the desk before anybody is signed in. */
export const wayInRoutes: readonly string[] = [
  deskPaths.signIn,
  deskPaths.forgot,
  `${deskPaths.accept}#${'A'.repeat(43)}`,
  `${deskPaths.reset}#${'A'.repeat(43)}`,
];

/** Signs pages in as the shop's owner. The first one also fills the desk. */
export const ownerOf = (shop: Shop): ((page: Page) => Promise<void>) => {
  let signedIn: Promise<Cookie[]> | null = null;
  const enter = async (page: Page): Promise<Cookie[]> => {
    await fillDesk(shop);
    return signIn(shop, page);
  };
  return async (page) => {
    signedIn ??= enter(page);
    await page.context().addCookies(await signedIn);
  };
};

/** The pages of the desk as an owner sees them. The documentation shows them. */
export const deskPages = (shop: Shop): ShownPage[] => {
  const signInAsOwner = ownerOf(shop);
  return deskRoutes.map(([name, path]) => ({
    name,
    show: async (page) => {
      await signInAsOwner(page);
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    },
  }));
};
