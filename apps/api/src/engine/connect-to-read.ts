import { Client } from 'pg';

/** A connection that reads the whole listing once. */
export const connectToRead = async (url: string): Promise<Client> => {
  const client = new Client({
    connectionString: url,
    application_name: 'wearfolio-listing',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: '-c jit=off',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
