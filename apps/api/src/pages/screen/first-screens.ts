import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { AskedScreen, RenderScreen } from '@wearfolio/contracts/first-screen';
import { Counter, type Registry } from 'prom-client';
import { withScreen } from '../page-html.ts';
import { keepPages, type ReadyPage } from './kept-pages.ts';
import { type RenderTime, reckonRenderTime } from './render-time.ts';

/** In bytes. */
const mostKept = 24 * 2 ** 20;

// Once for all who get the page, so it may take longer than for a reply of its own.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const makeReady = async (html: string, time: RenderTime): Promise<ReadyPage> => {
  const began = performance.now();
  const whole = Buffer.from(html);
  const brotli = await promisify(brotliCompress)(whole, brotliOptions);
  time.spend(performance.now() - began);
  return { whole, brotli };
};

type Options = {
  /** Null where the program that renders is not built. */
  render: RenderScreen | null;
  metrics: Registry;
  onError: (error: unknown) => void;
  /** What rendering may take. */
  time?: RenderTime;
};

/** A page without its first screen, the tag that says what it is made of, and whether its first data is asked for later. */
type Bare = { html: string; tag: string; isDataLate: boolean };

const resultOf = (page: ReadyPage | null, isShared: boolean): 'failed' | 'kept' | 'rendered' => {
  if (!page) return 'failed';
  return isShared ? 'kept' : 'rendered';
};

/**
 * Puts first screens into pages. A screen is made of what its page holds and of nothing else, so it is kept for as long as the
 * same address would get the same page. Where rendering fails, or has taken its share of the time, the page goes out
 * without, and the browser draws its screen itself.
 */
export const firstScreens = ({ render, metrics, onError, time = reckonRenderTime() }: Options) => {
  const kept = keepPages(mostKept);
  const results = new Counter({
    name: 'wearfolio_first_screens',
    help: 'Pages by how they came to their first screen: kept, rendered, or without one for want of time (busy) or by an error',
    labelNames: ['result'],
    registers: [metrics],
  });

  const make = async (
    render: RenderScreen,
    { html, tag, isDataLate }: Bare,
    asked: AskedScreen,
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
    if (page) kept.keep(asked.url, { tag, page });
    return page;
  };

  // One page at a time is compressed, so that the time it takes is its own.
  let lastTurn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = lastTurn.then(task);
    lastTurn = turn.catch(() => undefined);
    return turn;
  };

  // After a change of the catalogue many ask for the same page at once.
  const making = new Map<string, Promise<ReadyPage | null>>();
  const begin = (key: string, page: Promise<ReadyPage | null>): Promise<ReadyPage | null> => {
    making.set(key, page);
    return page.finally(() => making.delete(key));
  };

  /** Answers the page with its first screen; null where it goes out without. */
  return async (bare: Bare, asked: AskedScreen): Promise<ReadyPage | null> => {
    if (!render) return null;
    const known = kept.find(asked.url, bare.tag);
    if (known) {
      results.inc({ result: 'kept' });
      return known;
    }
    if (!time.isLeft()) {
      results.inc({ result: 'busy' });
      return null;
    }
    const key = `${bare.tag} ${asked.url}`;
    const begun = making.get(key);
    const page = await (begun ?? begin(key, make(render, bare, asked)));
    results.inc({ result: resultOf(page, begun !== undefined) });
    return page;
  };
};

export type FirstScreens = ReturnType<typeof firstScreens>;
