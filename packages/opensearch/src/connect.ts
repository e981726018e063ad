import { Client } from '@opensearch-project/opensearch';

/** Where OpenSearch is, and who asks. `ca`: the certificates that its own must come from, in PEM, if not the usual ones. */
export type EngineAddress = {
  nodes: readonly string[];
  username?: string | undefined;
  password?: string | undefined;
  ca?: string | undefined;
};

/** How long an answer is waited for, in ms. */
const longestAnswer = 30_000;

/** A client of OpenSearch; it connects with its first request. To be closed. */
export const connectOpenSearch = ({ nodes, username, password, ca }: EngineAddress): Client =>
  new Client({
    nodes: [...nodes],
    ...(username !== undefined && password !== undefined && { auth: { username, password } }),
    ...(ca !== undefined && { ssl: { ca } }),
    requestTimeout: longestAnswer,
    maxRetries: 2,
  });
