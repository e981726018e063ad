import { openEmbedded } from './embedded.ts';
import { databaseUrl, dataDir } from './env.ts';
import { migrate } from './migrate.ts';

const say = (line: string): void => console.log(line);

const database = databaseUrl ? { url: databaseUrl, close: async () => undefined } : await openEmbedded(dataDir, say);
try {
  const applied = await migrate(database.url);
  say(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is current');
} finally {
  await database.close();
}
