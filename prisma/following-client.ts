import { Client } from 'pg';

type Options = {
  url: string;
  /** The connection's application name. */
  name: string;
  /** In ms. A connection can be lost silently; a query without a response by then fails. */
  longestAnswer: number;
  /** Called at each notification, and when the connection is lost. */
  onNotice?: () => void;
};

/** Opens a permanent connection for following changes. Send LISTEN on it to receive notifications. */
export const connectToFollow = async ({
  url,
  name,
  longestAnswer,
  onNotice = () => undefined,
}: Options): Promise<Client> => {
  const client = new Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 3000,
    query_timeout: longestAnswer,
    keepAlive: true,
  });
  client.on('error', onNotice);
  client.on('notification', onNotice);
  await client.connect();
  return client;
};
