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
 * A page that is loaded when its route is first shown; fails after `chunkLoadTimeout` ms (spec 9). The failure is a
 * PageNotLoaded, and stays until somebody asks to forget it: React shows a failed page again before it gives up, and
 * must meet the same failure.
 */
export const lazyPage = (load: () => Promise<ComponentType>): ComponentType => {
  const ask = () =>
    lazy(async () => ({
      default: await inTime(load()).catch((cause: unknown) => {
        throw new PageNotLoaded(cause, () => {
          Page = ask();
        });
      }),
    }));
  let Page = ask();
  return () => createElement(Page);
};
