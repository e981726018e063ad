import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { type ClusterDocument, type Progress, progressDocument, progressId } from './document.ts';
import { type IndexPair, writeAlias } from './indexes.ts';

/** A document that OpenSearch refuses permanently. */
export type Refused = { cluster: number; reason: string };

type Operation = { lines: readonly [string, string]; cluster: number };
type Item = { status?: number; error?: { type?: string; reason?: string; caused_by?: { reason?: string } } };

/** Per request: about a thousand small documents or a few large ones. */
const mostBytes = 4_000_000;
const mostTries = 6;
const firstPause = 200;

const conflict = 409;
const tooMany = 429;

// Statuses of an overloaded, restarting or electing node. A retry can succeed.
const isPassing = (status: number): boolean => status === tooMany || status >= 500;

const sizeOf = ({ lines: [head, document] }: Operation): number => head.length + document.length;

const inRequests = (operations: readonly Operation[]): Operation[][] => {
  const requests: Operation[][] = [];
  let request: Operation[] = [];
  let bytes = mostBytes;
  for (const operation of operations) {
    if (bytes >= mostBytes) {
      request = [];
      requests.push(request);
      bytes = 0;
    }
    request.push(operation);
    bytes += sizeOf(operation);
  }
  return requests;
};

const reasonOf = ({ error }: Item): string => error?.caused_by?.reason ?? error?.reason ?? error?.type ?? 'no reason';

type Outcome = { again: Operation[]; refused: Refused[]; reason: string };

const sort = (operations: readonly Operation[], items: readonly Record<string, Item>[]): Outcome => {
  const outcome: Outcome = { again: [], refused: [], reason: '' };
  for (const [at, operation] of operations.entries()) {
    const [item = {}] = Object.values(items[at] ?? {});
    const { status = 500 } = item;
    // A conflict means that the index already has this document or a newer one.
    if (status < 300 || status === conflict) continue;
    const reason = reasonOf(item);
    if (isPassing(status) || status === 403 || status === 404) {
      outcome.again.push(operation);
      outcome.reason = reason;
    } else outcome.refused.push({ cluster: operation.cluster, reason });
  }
  return outcome;
};

// A write block because of a full disk (403) and a missing alias (404) concern the index and not the document. They do
// not refuse a document.
const send = async (client: Client, operations: readonly Operation[], signal: AbortSignal): Promise<Refused[]> => {
  const refused: Refused[] = [];
  let left: readonly Operation[] = operations;
  for (let tries = 1; left.length > 0; tries += 1) {
    signal.throwIfAborted();
    const { body } = await client.transport.request({
      method: 'POST',
      path: '/_bulk',
      querystring: { require_alias: true },
      bulkBody: left.flatMap(({ lines }) => lines),
    });
    const outcome = sort(left, (body as { items: Record<string, Item>[] }).items);
    refused.push(...outcome.refused);
    left = outcome.again;
    if (left.length === 0) break;
    if (tries === mostTries) throw new Error(`OpenSearch did not take ${left.length} documents: ${outcome.reason}`);
    await wait(firstPause * 2 ** tries, undefined, { signal });
  }
  return refused;
};

const sendAll = async (client: Client, operations: readonly Operation[], signal: AbortSignal): Promise<Refused[]> => {
  const refused: Refused[] = [];
  for (const request of inRequests(operations)) refused.push(...(await send(client, request, signal)));
  return refused;
};

/**
 * Writes documents of clusters with `changed` as version, so that late, repeated and unordered writes change nothing.
 * Returns the documents that OpenSearch refuses permanently. Retries temporary errors for a few seconds, then throws.
 */
export const writeDocuments = (
  client: Client,
  { products }: IndexPair,
  documents: readonly ClusterDocument[],
  signal: AbortSignal,
): Promise<Refused[]> =>
  sendAll(
    client,
    documents.map((document) => {
      const versioned = { _id: String(document.cluster), version: document.changed, version_type: 'external' };
      const head = { index: { _index: writeAlias(products), ...versioned } };
      return { lines: [JSON.stringify(head), JSON.stringify(document)], cluster: document.cluster };
    }),
    signal,
  );

const shortestBeginning = 3;
const longestBeginning = 20;
/** Longer words are ignored, because shoppers do not type them. */
const longestWord = 64;

const beginningsOf = (word: string): string[] => {
  const letters = [...word].slice(0, longestBeginning);
  return letters.flatMap((_, at) => (at + 1 < shortestBeginning ? [] : [letters.slice(0, at + 1).join('')]));
};

/** Adds words for completion and correction. Existing ones stay. */
export const writeWords = async (
  client: Client,
  { words: index }: IndexPair,
  words: readonly string[],
  signal: AbortSignal,
): Promise<void> => {
  const operations = words
    .filter((word) => word.length <= longestWord)
    .map((word): Operation => {
      const head = { create: { _index: writeAlias(index), _id: word } };
      return { lines: [JSON.stringify(head), JSON.stringify({ word, beginnings: beginningsOf(word) })], cluster: 0 };
    });
  const [first] = await sendAll(client, operations, signal);
  if (first) throw new Error(`OpenSearch refused a word: ${first.reason}`);
};

/**
 * Stores the progress of an index after making all its changes searchable. An older progress from another indexer
 * changes nothing.
 */
export const writeProgress = async (client: Client, { products }: IndexPair, progress: Progress): Promise<void> => {
  const place = { index: writeAlias(products), id: progressId, require_alias: true };
  const version = { version: Math.max(1, progress.changed), version_type: 'external_gte' } as const;
  await client
    .index({ ...place, ...version, body: progressDocument(progress), refresh: true })
    .catch((error: { statusCode?: number }) => {
      if (error.statusCode !== conflict) throw error;
    });
};

/** The progress of an index, or null if it has none, for example while it is empty. */
export const readProgress = async (
  client: Client,
  { products }: Pick<IndexPair, 'products'>,
): Promise<Progress | null> => {
  const { body } = await client.get({ index: products, id: progressId }, { ignore: [404] });
  const source = body._source as { changed: number; progress: Omit<Progress, 'changed'> } | undefined;
  return source ? { changed: source.changed, ...source.progress } : null;
};
