import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RenderScreen, RequestedScreen } from '@wearfolio/contracts/first-screen';
import { Counter, type Registry } from 'prom-client';
import { withScreen } from '../page-html.ts';
import { keepPages, type ReadyPage } from './kept-pages.ts';
import { createRenderBudget, type RenderBudget } from './render-budget.ts';

/** In bytes. */
const mostKept = 24 * 2 ** 20;

// Compressed once for all readers, so it may take longer than a single reply.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const makeReady = async (html: string, time: RenderBudget): Promise<ReadyPage> => {
  const began = performance.now();
  const whole = Buffer.from(html);
  const brotli = await promisify(brotliCompress)(whole, brotliOptions);
  time.spend(performance.now() - began);
  return { whole, brotli };
};

type Options = {
  /** Null when the rendering program is not built. */
  render: RenderScreen | null;
  metrics: Registry;
  onError: (error: unknown) => void;
  /** The time budget of rendering. */
  time?: RenderBudget;
};

/** One address has a page in each language and market. */
const addressIn = ({ url, locale, settings }: RequestedScreen): string =>
  `${locale} ${settings.market ?? ''} ${settings.money?.rate ?? ''} ${url}`;

/** A page without its first screen, the tag of its content, and whether its first data is requested later. */
type Bare = { html: string; tag: string; isDataLate: boolean };

const resultOf = (page: ReadyPage | null, isShared: boolean): 'failed' | 'kept' | 'rendered' => {
  if (!page) return 'failed';
  return isShared ? 'kept' : 'rendered';
};

/**
 * Adds first screens to pages. A screen depends only on the page's content, so it is cached while the address would get
 * the same page. When rendering fails or exceeds its share of the time, the page is sent without it, and the browser
 * renders the screen.
 */
export const firstScreens = ({ render, metrics, onError, time = createRenderBudget() }: Options) => {
  const kept = keepPages(mostKept);
  const results = new Counter({
    name: 'wearfolio_first_screens',
    help: 'Pages by origin of their first screen: kept, rendered, or sent without one because the budget was spent (busy) or rendering failed',
    labelNames: ['result'],
    registers: [metrics],
  });

  const make = async (
    render: RenderScreen,
    { html, tag, isDataLate }: Bare,
    asked: RequestedScreen,
  ): Promise<ReadyPage | null> => {
    const began = performance.now();
    const rendered = await render(asked).then(
      (screen) => withScreen(html, screen, isDataLate ? tag : null),
      (error: unknown) => {
        onError(error);
        return null;
      },
    );
    time.spend(performance.now() - began);
    const page = rendered === null ? null : await inTurn(() => makeReady(rendered, time));
    if (page) kept.keep(addressIn(asked), { tag, page });
    return page;
  };

  // Pages are compressed one at a time, so the measured time is the page's own.
  let lastTurn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = lastTurn.then(task);
    lastTurn = turn.catch(() => undefined);
    return turn;
  };

  // After a change of the catalogue, many clients request the same page concurrently.
  const making = new Map<string, Promise<ReadyPage | null>>();
  const begin = (key: string, page: Promise<ReadyPage | null>): Promise<ReadyPage | null> => {
    making.set(key, page);
    return page.finally(() => making.delete(key));
  };

  /** Returns the page with its first screen, or null when it is sent without. */
  return async (bare: Bare, asked: RequestedScreen): Promise<ReadyPage | null> => {
    if (!render) return null;
    const known = kept.find(addressIn(asked), bare.tag);
    if (known) {
      results.inc({ result: 'kept' });
      return known;
    }
    if (!time.isLeft()) {
      results.inc({ result: 'busy' });
      return null;
    }
    const key = `${bare.tag} ${addressIn(asked)}`;
    const begun = making.get(key);
    const page = await (begun ?? begin(key, make(render, bare, asked)));
    results.inc({ result: resultOf(page, begun !== undefined) });
    return page;
  };
};

export type FirstScreens = ReturnType<typeof firstScreens>;
