import { inject } from 'vitest';
import { copyFolder } from './shop.ts';

/** A copy of the demo shop's data folder, for a separate shop. The caller deletes it. */
export const copyDemo = (): Promise<string> => copyFolder(inject('demoDir'));
