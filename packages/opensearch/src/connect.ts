import { Client } from '@opensearch-project/opensearch';

/**
 * The address and credentials of OpenSearch. `ca`: the PEM certificates of its authority, if it is not a public one.
 */
export type EngineAddress = {
  nodes: readonly string[];
  username?: string | undefined;
  password?: string | undefined;
  ca?: string | undefined;
};

/** Client timeout in ms. */
const longestAnswer = 30_000;

/** An OpenSearch client. It connects with its first request. Close it after use. */
export const connectOpenSearch = ({ nodes, username, password, ca }: EngineAddress): Client =>
  new Client({
    nodes: [...nodes],
    ...(username !== undefined && password !== undefined && { auth: { username, password } }),
    ...(ca !== undefined && { ssl: { ca } }),
    requestTimeout: longestAnswer,
    maxRetries: 2,
  });
