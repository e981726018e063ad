import { chunkLoadTimeout } from '@wearfolio/contracts/limits';
import { type ComponentType, createElement, isValidElement, lazy } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { PageNotLoaded } from './page-not-loaded.ts';

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long')), chunkLoadTimeout);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

type Prepare = (pathname: string) => Promise<void>;

/**
 * `prepare` loads the page before it is shown. It never rejects: a page that did not load is loaded again when it is
 * shown.
 */
type LazyPage = ComponentType & { prepare: Prepare };

/**
 * A page that is loaded when its route is first shown. It fails with PageNotLoaded after `chunkLoadTimeout` ms
 * (behavior.md#calls-timeout). React renders a failed page again before it gives up, so the failure stays until
 * `forget` is called.
 */
export const lazyPage = (load: () => Promise<ComponentType & { prepare?: Prepare }>): LazyPage => {
  const ask = () =>
    lazy(async () => {
      const wasOffline = !navigator.onLine;
      try {
        return { default: await inTime(load()) };
      } catch (cause) {
        throw new PageNotLoaded(cause, { forget, wasOffline });
      }
    });
  const forget = () => {
    Page = ask();
  };
  let Page: ComponentType & { prepare?: Prepare } = ask();
  const prepare = async (pathname: string) => {
    Page = await load().catch(() => Page);
    await Page.prepare?.(pathname);
  };
  return Object.assign(() => createElement(Page), { prepare });
};

/** Loads the pages that these routes show at this path, one after the other: a page may have routes of its own. */
export const prepareRoutes = async (table: RouteObject[], pathname: string): Promise<void> => {
  for (const { route } of matchRoutes(table, pathname) ?? []) {
    if (isValidElement(route.element)) await (route.element.type as Partial<LazyPage>).prepare?.(pathname);
  }
};

/** The server answers 404 for /About, so routes are case-sensitive in the browser too. */
export const caseSensitive = (table: RouteObject[]): RouteObject[] => {
  for (const route of table) route.caseSensitive = true;
  return table;
};
