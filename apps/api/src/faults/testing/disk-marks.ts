import { connectOpenSearch } from '@wearfolio/opensearch/connect';
import type { EngineCluster } from '../../../../../bench/engines/cluster.ts';

/**
 * Turns disk watermarks of OpenSearch on or off. When they are on, a disk with less than `room` free, such as '1mb',
 * counts as full.
 */
export const setDiskMarks = async ({ urls }: EngineCluster, isWatched: boolean, room: string): Promise<void> => {
  const disk = 'cluster.routing.allocation.disk';
  const marks = ['low', 'high', 'flood_stage'].map((name) => [`${disk}.watermark.${name}`, room]);
  const transient = { [`${disk}.threshold_enabled`]: isWatched, ...Object.fromEntries(marks) };
  const engine = connectOpenSearch({ nodes: urls.split(',') });
  await engine.cluster.putSettings({ body: { transient } }).finally(() => engine.close());
};
