// Run by `prisma db seed`: fills an empty catalogue with the demo shop, like the first `npm start`. Does nothing if the
// catalogue has products of other stores.
import { withDatabase } from '@wearfolio/catalogue/database';
import { isDemoNeeded, seedWhereNeeded } from './seed.ts';

const say = (line: string): void => console.log(line);

await withDatabase(say, async (url) => {
  if (await isDemoNeeded(url)) await seedWhereNeeded({ url, say });
  else say('The catalog already has products; nothing was seeded');
}).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
