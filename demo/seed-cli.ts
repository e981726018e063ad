// `prisma db seed` runs this: it fills an empty catalogue with the demo shop, as the first `npm start` does.
// A catalogue with products of other stores stays as it is.
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
