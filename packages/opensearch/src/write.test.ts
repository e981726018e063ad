import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectOpenSearch } from './connect.ts';
import { goneDocument } from './document.ts';
import { writeDocuments } from './write.ts';

const pair = { products: 'p', words: 'w', isServing: true, shape: '', createdAt: new Date() };
const open = new AbortController().signal;

/** Items of `_bulk` as OpenSearch 2.19.1 returns them, without unused fields. */
const recorded = {
  created: { index: { _id: '1', status: 201, result: 'created' } },
  conflict: {
    index: {
      _id: '1',
      status: 409,
      error: {
        type: 'version_conflict_engine_exception',
        reason: '[1]: version conflict, current version [9] is higher or equal to the one provided [7]',
      },
    },
  },
  busy: {
    index: {
      _id: '1',
      status: 429,
      error: {
        type: 'opensearch_rejected_execution_exception',
        reason: 'rejected execution of coordinating operation',
      },
    },
  },
  diskFull: {
    index: {
      _id: '1',
      status: 429,
      error: {
        type: 'cluster_block_exception',
        reason:
          'index [p] blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark, index has read-only-allow-delete block];',
      },
    },
  },
  refused: {
    index: {
      _id: '2',
      status: 400,
      error: {
        type: 'strict_dynamic_mapping_exception',
        reason: 'mapping set to strict, dynamic introduction of [x] within [_doc] is not allowed',
      },
    },
  },
};

/** A fake OpenSearch that returns these items for one request after another, and repeats the last ones. */
const openEngine = async (answers: readonly (readonly object[])[]) => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      const items = answers[Math.min(bodies.length, answers.length) - 1];
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ took: 1, errors: true, items }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connectOpenSearch({ nodes: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`] });
  onTestFinished(async () => {
    await client.close();
    server.closeAllConnections();
    server.close();
  });
  return { client, bodies };
};

describe('writing documents', () => {
  it('sends each document with the change number as its version', async () => {
    const { client, bodies } = await openEngine([[recorded.created]]);

    expect(await writeDocuments(client, pair, [goneDocument(1, 7)], open)).toEqual([]);

    const [head, document] = (bodies[0] ?? '').split('\n').map((line) => line && JSON.parse(line));
    expect(head).toEqual({ index: { _index: 'p-write', _id: '1', version: 7, version_type: 'external' } });
    expect(document).toEqual({ cluster: 1, isGone: true, changed: 7 });
  });

  it('accepts a version conflict with a newer document', async () => {
    const { client, bodies } = await openEngine([[recorded.conflict]]);

    expect(await writeDocuments(client, pair, [goneDocument(1, 7)], open)).toEqual([]);
    expect(bodies).toHaveLength(1);
  });

  it.each(['busy', 'diskFull'] as const)('retries after a temporary error: %s', async (kind) => {
    const { client, bodies } = await openEngine([
      [recorded.created, recorded[kind]],
      [recorded[kind]],
      [recorded.created],
    ]);

    expect(await writeDocuments(client, pair, [goneDocument(3, 7), goneDocument(1, 7)], open)).toEqual([]);
    expect(bodies.map((body) => body.split('\n').filter((line) => line.includes('"_id"')).length)).toEqual([2, 1, 1]);
    expect(bodies.at(-1)).toContain('"_id":"1"');
  });

  it('returns documents that OpenSearch refuses, and writes the others', async () => {
    const { client } = await openEngine([[recorded.created, recorded.refused]]);

    const refused = await writeDocuments(client, pair, [goneDocument(1, 7), goneDocument(2, 7)], open);

    expect(refused).toEqual([{ cluster: 2, reason: recorded.refused.index.error.reason }]);
  });

  it('stops between retries when it is aborted', async () => {
    const { client, bodies } = await openEngine([[recorded.busy]]);
    const closing = new AbortController();
    const writing = writeDocuments(client, pair, [goneDocument(1, 7)], closing.signal);
    await expect.poll(() => bodies.length).toBe(1);
    closing.abort();

    await expect(writing).rejects.toThrow();
  });
});
