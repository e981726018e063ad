import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { importFeed } from '@wearfolio/catalogue/import/import-feed';

// Imports a file as a store's feed and pauses forever after `percent` of it, printing a line. At 100 it finishes.
const [url = '', path = '', percent = '100'] = process.argv.slice(2);
const enough = ((await stat(path)).size * Number(percent)) / 100;

async function* readPartly(): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const bytes of createReadStream(path, { highWaterMark: 16_384 })) {
    if (read >= enough) {
      process.stdout.write('stopped\n');
      await new Promise((resolve) => setTimeout(resolve, 600_000));
    }
    read += bytes.length;
    yield bytes;
  }
}

await importFeed({
  url,
  store: 'Larkfield',
  source: 'faults',
  reportsDir: null,
  settings: { currency: 'USD' },
  say: () => undefined,
  bytes: readPartly(),
});
process.stdout.write(`finished ${process.resourceUsage().maxRSS}\n`);
