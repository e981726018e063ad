import { inject } from 'vitest';
import { copyFolder } from './shop.ts';

/** A folder with the demo catalogue, for a shop of one's own; whoever asks removes it. */
export const copyDemo = (): Promise<string> => copyFolder(inject('demoDir'));
