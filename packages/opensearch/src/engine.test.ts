import { readFileSync } from 'node:fs';
import { EngineUnavailable, type ListingEngine } from '@wearfolio/listing-index/engine';
import { openFilter } from '@wearfolio/listing-index/filter';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { connectOpenSearch } from './connect.ts';
import { openEngines } from './engine.ts';
import { differencesOf, explainedOtherwise, waysToAsk } from './testing/ask-all.ts';
import { answerAlways, type Exchange, replay } from './testing/exchanges.ts';
import { explainedQuestion, scenarioOffers, scenarioQuestions } from './testing/scenario.ts';
import { memoryOf } from './testing/write-catalogue.ts';

// Recorded from a real OpenSearch by `node bench/engines/record.ts`. Record again after changing a search.
const exchanges: Exchange[] = readFileSync(new URL('./testing/exchanges.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));

const openAt = (url: string) => {
  const client = connectOpenSearch({ nodes: [url] });
  return { client, engines: openEngines(client, 'scenario') };
};

describe('the engine that asks OpenSearch', () => {
  const memory = memoryOf(scenarioOffers);
  let server: Awaited<ReturnType<typeof replay>>;
  let opened: ReturnType<typeof openAt>;
  let engine: ListingEngine;

  beforeAll(async () => {
    server = await replay(exchanges);
    opened = openAt(server.url);
    engine = opened.engines.at(await opened.engines.version());
  });
  afterAll(async () => {
    await opened.client.close();
    await server.close();
  });

  it.each(scenarioQuestions.map((question, at) => [at, question] as const))(
    'answers question %i like the memory index, in all variants',
    async (_at, question) => {
      for (const asked of waysToAsk(question)) expect(await differencesOf(memory, engine, asked)).toEqual([]);
    },
  );

  it('explains its ranking like the memory index', async () => {
    expect(await explainedOtherwise(memory, engine, explainedQuestion)).toEqual([]);
  });
});

const found = { hits: { total: { value: 3, relation: 'eq' }, hits: [] } };

describe('a failing OpenSearch', () => {
  it.each([
    ['times out in a search', { ...found, timed_out: true, _shards: { failed: 0 } }],
    ['has a shard that fails', { ...found, timed_out: false, _shards: { failed: 1 } }],
    ['has no index yet', { status: 404, error: { type: 'index_not_found_exception', reason: 'no such index' } }],
    ['is overloaded', { status: 429, error: { type: 'circuit_breaking_exception', reason: 'too large' } }],
    ['lost its shards', { status: 503, error: { type: 'search_phase_execution_exception', reason: 'no shards' } }],
  ])('is unavailable because it %s, even if it also returns results', async (_why, reply) => {
    const server = await answerAlways(reply);
    const { client, engines } = openAt(server.url);
    onTestFinished(async () => {
      await client.close();
      await server.close();
    });

    const engine = engines.at({ index: 'none', changed: 1 });

    await expect(engine.finds(openFilter)).rejects.toThrow(EngineUnavailable);
    await expect(engines.version()).rejects.toThrow(EngineUnavailable);
  });

  it('is unavailable immediately when the port is closed, and recovers', async () => {
    const server = await answerAlways(found);
    const { client, engines } = openAt(server.url);
    onTestFinished(() => client.close());
    const engine = engines.at({ index: 'none', changed: 1 });
    const ask = (limit: number) => engine.listOffers(openFilter, { offset: 0, limit });

    await expect(ask(1)).resolves.toEqual({ ids: [], total: 0 });
    await server.close();
    await expect(ask(2)).rejects.toThrow(EngineUnavailable);
    await expect(ask(1)).resolves.toEqual({ ids: [], total: 0 });
  });
});
