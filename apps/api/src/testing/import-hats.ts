import { Readable } from 'node:stream';
import { importFeed } from '@wearfolio/catalogue/import/import-feed';

/** Imports `count` hats as the whole feed of one store. */
export const importHats = (url: string, count: number) => {
  const rows = Array.from({ length: count }, (_, at) => `${at},Hat ${at},https://hats.example/${at}`);
  return importFeed({
    url,
    source: 'hats.csv',
    store: 'Hats',
    reportsDir: null,
    bytes: Readable.from([Buffer.from(['id,name,link', ...rows].join('\n'))]),
    say: () => undefined,
  });
};
