import type { Client } from '@opensearch-project/opensearch';

const name = 'indices.query.bool.max_clause_count';

/** The default limit of OpenSearch. */
const usual = 1024;

/**
 * The maximum number of clauses of a search. A kind of product has hundreds of names, and a search looks for each of
 * them in every field.
 */
export const mostClauses = 16_384;

type Settings = Partial<Record<'persistent' | 'transient' | 'defaults', Record<string, string>>>;

/**
 * Raises the cluster's limit of clauses to ours if it is lower. Throws if the user may not change settings of the
 * cluster, or if OpenSearch is unavailable.
 */
export const raiseClauseLimit = async (client: Client): Promise<void> => {
  const { body } = await client.cluster.getSettings({ include_defaults: true, flat_settings: true });
  const { persistent, transient, defaults } = body as Settings;
  const limit = Number(transient?.[name] ?? persistent?.[name] ?? defaults?.[name] ?? usual);
  if (limit < mostClauses) await client.cluster.putSettings({ body: { persistent: { [name]: mostClauses } } });
};
