import { chunkLoadTimeout } from '@wearfolio/contracts/limits';
import { type ComponentType, lazy } from 'react';

const timeOut = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The page took too long to load')), chunkLoadTimeout);
  });

/** A page that is loaded when its route is first shown; fails after `chunkLoadTimeout` ms (spec 9). */
export const lazyPage = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await Promise.race([load(), timeOut()]) }));
