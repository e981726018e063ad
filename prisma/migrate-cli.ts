import { openEmbedded } from './embedded.ts';
import { databaseOwnerUrl, databaseUrl, dataDir } from './env.ts';
import { migrate } from './migrate.ts';
import { findShopRole } from './shop-role.ts';

const say = (line: string): void => console.log(line);

const migrateDatabase = async (): Promise<void> => {
  const shop = databaseOwnerUrl === null ? undefined : findShopRole(databaseUrl, databaseOwnerUrl);
  const given = databaseOwnerUrl ?? databaseUrl;
  const database = given ? { url: given, close: async () => undefined } : await openEmbedded(dataDir, say);
  try {
    const applied = await migrate(database.url, shop);
    say(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date');
    if (shop) say(`The role ${shop.name} may read and write rows, but not change tables`);
  } finally {
    await database.close();
  }
};

await migrateDatabase().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
