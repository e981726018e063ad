import { memoryUsage, resourceUsage, uptime } from 'node:process';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { countPictures, readFeedFigures, readPool } from './figure-queries.ts';
import { countJobs } from './job-queries.ts';

/** Adds the gauges to `app.metrics`. Returns a function that updates them. */
export const openGauges = (app: FastifyInstance): (() => Promise<void>) => {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]): Gauge<Label> =>
    new Gauge({ name, help, labelNames, registers: [app.metrics] });

  const products = gauge('wearfolio_listing_products', 'Products in the listing index of this process');
  const change = gauge('wearfolio_listing_change_number', 'The last catalogue change that the index includes');
  const checked = gauge(
    'wearfolio_listing_checked_seconds',
    'Seconds since the index was last compared with the database',
  );
  const builds = gauge('wearfolio_listing_builds', 'Builds of the index by this process');
  const pool = gauge('wearfolio_database_connections', 'Connections of the pool, and callers waiting for one', 'state');
  const up = gauge('wearfolio_database_up', 'Whether the database responds');
  const replicas = gauge('wearfolio_replica', 'Replicas by state; 1 for the current one', 'server', 'state');
  const lag = gauge('wearfolio_replica_lag_seconds', 'Lag of a replica behind the primary', 'server');
  const behind = gauge('wearfolio_replica_lag_bytes', 'Bytes of WAL that a replica lacks', 'server');
  const reads = gauge('wearfolio_replica_reads', 'Statements sent to a replica', 'server');
  const jobs = gauge('wearfolio_jobs', 'Jobs in the queue; dead ones are dead letters', 'task', 'state');
  const age = gauge('wearfolio_import_age_seconds', "Seconds since the store's last good import", 'store');
  const rejected = gauge('wearfolio_import_rejected_rows', "Rows that the store's last import rejected", 'store');
  const held = gauge('wearfolio_import_held_prices', 'Held prices of the store', 'store');
  const pictures = gauge('wearfolio_pictures', 'Pictures of stores by state; due ones are to be fetched now', 'state');
  const faults = gauge('wearfolio_picture_faults', 'Failed pictures of stores, by reason', 'fault');
  const resting = gauge('wearfolio_picture_hosts_resting', 'Picture hosts that are paused after failures');
  const delay = gauge('wearfolio_event_loop_delay_seconds', 'Average delay of the event loop in the last second');
  const memory = gauge('wearfolio_memory_bytes', 'Memory of this process', 'kind');
  const cpu = gauge('wearfolio_cpu_seconds', 'Processor time of this process since it started');
  const alive = gauge('wearfolio_uptime_seconds', 'Seconds since this process started');

  const fillReplicas = (): void => {
    replicas.reset();
    for (const replica of app.replicaFigures()) {
      const { server } = replica;
      replicas.set({ server, state: replica.state }, 1);
      lag.set({ server }, replica.lagSeconds);
      behind.set({ server }, replica.lagBytes);
      reads.set({ server }, replica.reads);
    }
  };

  const fillProcess = async (): Promise<void> => {
    const { eventLoopDelay } = app.memoryUsage();
    // The library's memory gauge is seconds old, and empty at the start.
    const { rss, heapUsed } = memoryUsage();
    const { userCPUTime, systemCPUTime } = resourceUsage();
    delay.set(eventLoopDelay / 1000);
    memory.set({ kind: 'rss' }, rss);
    memory.set({ kind: 'heap' }, heapUsed);
    cpu.set((userCPUTime + systemCPUTime) / 1e6);
    alive.set(uptime());
    const { open, idle, waiting } = readPool(app.db);
    pool.set({ state: 'open' }, open);
    pool.set({ state: 'idle' }, idle);
    pool.set({ state: 'waiting' }, waiting);
    fillReplicas();
    const listing = await app.catalogueFigures();
    products.set(listing.products);
    change.set(listing.changeNumber);
    builds.set(listing.builds);
    checked.set(listing.checkedAt ? (Date.now() - listing.checkedAt.getTime()) / 1000 : Number.NaN);
  };

  const fillShop = async (): Promise<void> => {
    const [tasks, feeds, queue] = await Promise.all([
      countJobs(app.db),
      readFeedFigures(app.db),
      countPictures(app.db),
    ]);
    for (const { state, count } of queue.states) pictures.set({ state }, count);
    pictures.set(
      { state: 'due' },
      queue.states.reduce((sum, { due }) => sum + due, 0),
    );
    for (const { fault, count } of queue.faults) faults.set({ fault }, count);
    resting.set(queue.resting);
    for (const { task, waiting, running, dead } of tasks) {
      jobs.set({ task, state: 'waiting' }, waiting);
      jobs.set({ task, state: 'running' }, running);
      jobs.set({ task, state: 'dead' }, dead);
    }
    for (const feed of feeds) {
      if (feed.age !== null) age.set({ store: feed.store }, feed.age);
      rejected.set({ store: feed.store }, feed.rejected);
      held.set({ store: feed.store }, feed.held);
    }
  };

  return async () => {
    await fillProcess();
    // Labels that are gone must not stay, and values that cannot be read are left out.
    for (const one of [jobs, age, rejected, held, pictures, faults]) one.reset();
    await fillShop().then(
      () => up.set(1),
      () => up.set(0),
    );
  };
};
