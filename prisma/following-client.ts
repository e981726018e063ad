import { Client } from 'pg';

type Options = {
  url: string;
  /** What the server calls the connection. */
  name: string;
  /** In ms. A connection may go deaf without a word; what is not answered by then fails. */
  longestAnswer: number;
  /** Called at each notice, and when the connection is lost. */
  onNotice?: () => void;
};

/** A connection that stays open to follow changes. Whoever wants notices sends LISTEN on it. */
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
