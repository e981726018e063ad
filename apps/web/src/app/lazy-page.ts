import { chunkLoadTimeout } from '@wearfolio/contracts/limits';
import { type ComponentType, createElement, lazy } from 'react';
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

/**
 * `prepare` loads the page before it is shown. It never rejects: a page that did not load is loaded again when it is
 * shown.
 */
type LazyPage = ComponentType & { prepare: () => Promise<void> };

/**
 * A page that is loaded when its route is first shown. It fails with PageNotLoaded after `chunkLoadTimeout` ms
 * (behavior.md#calls-timeout). React renders a failed page again before it gives up, so the failure stays until
 * `forget` is called.
 */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => {
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
  let Page: ComponentType = ask();
  const prepare = async () => {
    Page = await load().catch(() => Page);
  };
  return Object.assign(() => createElement(Page), { prepare });
};
