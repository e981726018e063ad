import { readListing } from '@wearfolio/database/listing-rows';
import type { ListingEngine } from '@wearfolio/listing-index/engine';
import { type ListingFilter, openFilter } from '@wearfolio/listing-index/filter';
import { ListingIndex } from '@wearfolio/listing-index/listing-index';
import { MemoryEngine } from '@wearfolio/listing-index/memory-engine';
import { SegmentBuilder } from '@wearfolio/listing-index/segment';
import { Client } from 'pg';
import type { Samples } from '../listing/samples.ts';
import { say } from '../listing/say.ts';
import type { Bare } from './bare.ts';

const connections = 16;
const buckets = [0, 5000, 10_000, 20_000].map((from, at, all) => ({ from, below: all[at + 1] ?? null }));

/** Builds the index in this process's memory. */
export const buildMemory = async (url: string): Promise<ListingEngine> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const builder = new SegmentBuilder();
  await readListing(client, (row) => builder.add(row)).finally(() => client.end());
  return new MemoryEngine(new ListingIndex(builder.finish()));
};

type Ask = (engine: ListingEngine) => Promise<unknown>;

/** Distinct questions, so that no cached answer is used. */
const questionsOf = ({ category, brands, words }: Samples): Record<string, Ask[]> => {
  const inBrands = brands.flatMap((one, at) =>
    [1, 2, 3, 4].map((step): ListingFilter => {
      const other = brands[(at + step) % brands.length] ?? one;
      return { ...openFilter, categories: [category.id], brands: [one, other] };
    }),
  );
  const terms = (word: string) => [{ same: [word.toLowerCase()], near: [], categories: [] }];
  return {
    'pages of two brands': inBrands.map(
      (filter, at) => (engine) =>
        engine.answer({ filter, sort: at % 2 === 0 ? 'newest' : 'price-asc', offset: 24 * (at % 3), limit: 24 }),
    ),
    facets: inBrands.map((filter) => (engine) => engine.facets(filter, buckets)),
    keywords: words.flatMap((word) =>
      brands.slice(0, 4).map(
        (brand): Ask =>
          (engine) => {
            const filter = { ...openFilter, words: [[word.toLowerCase()]], brands: [brand] };
            return engine.answer({ filter, sort: 'relevance', terms: terms(word), offset: 0, limit: 24 });
          },
      ),
    ),
  };
};

const load = async (jobs: readonly (() => Promise<unknown>)[]) => {
  const times: number[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let job = jobs[next++]; job; job = jobs[next++]) {
      const began = performance.now();
      await job();
      times.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, work));
  const perSecond = (1000 * jobs.length) / (performance.now() - began);
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
  return { perSecond, p50: at(0.5), p99: at(0.99) };
};

/** Reports throughput and latency of a kind of question. */
const sayLoad = (name: string, { perSecond, p50, p99 }: Awaited<ReturnType<typeof load>>, least?: number): void => {
  say({ name, value: perSecond, unit: '/s', ...(least !== undefined && { least }) });
  say({ name: `${name}, p50`, value: p50, unit: 'ms' });
  say({ name: `${name}, p99`, value: p99, unit: 'ms' });
};

/** Asks the memory engine each kind of question. */
export const measureMemory = async (engine: ListingEngine, samples: Samples): Promise<void> => {
  for (const [kind, questions] of Object.entries(questionsOf(samples)))
    sayLoad(`memory: ${kind}`, await load(questions.map((ask) => () => ask(engine))));
};

/**
 * Asks OpenSearch each kind of question three times without a cache: first to record the requests and to warm up; then
 * the same requests with a bare client; then with the engine, whose limit is half of the bare client's throughput.
 */
export const measureOpenSearch = async (
  name: string,
  { open, bare }: { open: () => Promise<ListingEngine>; bare: Bare },
  samples: Samples,
): Promise<void> => {
  for (const [kind, questions] of Object.entries(questionsOf(samples))) {
    const ask = async (): ReturnType<typeof load> => {
      const engine = await open();
      await bare.forget();
      return load(questions.map((question) => () => question(engine)));
    };
    bare.start();
    await ask();
    const sent = bare.take();
    await bare.forget();
    const alone = await load(sent.map((one) => () => bare.send(one)));
    // Several questions can share a request.
    sayLoad(`${name}: ${kind}`, await ask(), (0.5 * alone.perSecond * questions.length) / sent.length);
  }
};
