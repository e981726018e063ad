import { connectOpenSearch } from '@wearfolio/opensearch/connect';
import type { EngineCluster } from '../../../../../bench/engines/cluster.ts';

/** Has OpenSearch watch its disks, or not, and call them full where less than `room` is free, such as '1mb'. */
export const setDiskMarks = async ({ urls }: EngineCluster, isWatched: boolean, room: string): Promise<void> => {
  const disk = 'cluster.routing.allocation.disk';
  const marks = ['low', 'high', 'flood_stage'].map((name) => [`${disk}.watermark.${name}`, room]);
  const transient = { [`${disk}.threshold_enabled`]: isWatched, ...Object.fromEntries(marks) };
  const engine = connectOpenSearch({ nodes: urls.split(',') });
  await engine.cluster.putSettings({ body: { transient } }).finally(() => engine.close());
};
