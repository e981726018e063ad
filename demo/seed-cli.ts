// Run by `npm run seed` and `prisma db seed`: fills an empty catalogue with the demo shop, like the first `npm start`.
// Changes nothing in a catalogue that has the demo shop or products of other stores.
import { withDatabase } from '@wearfolio/catalogue/database';
import { countDemo, isDemoNeeded, seedWhereNeeded } from './seed.ts';

const say = (line: string): void => console.log(line);

const sayFound = async (url: string): Promise<void> => {
  const { offers, stores } = await countDemo(url);
  if (stores === 0) say('The catalog has products of other stores; nothing was seeded');
  else say(`The catalog already has the demo shop with ${offers} offers of ${stores} stores; nothing was seeded`);
};

await withDatabase(say, async (url) => {
  if (!(await isDemoNeeded(url))) return sayFound(url);
  await seedWhereNeeded({ url, say });
  const { offers, stores } = await countDemo(url);
  say(`Seeded the demo shop: ${offers} offers of ${stores} stores`);
}).catch((error: Error) => {
  console.error(`Could not seed: ${error.message}`);
  process.exitCode = 1;
});
