/** How long positions are kept, in ms. The lag of a replica that is further behind counts from its last position. */
const remembered = 120_000;

/** The primary's position in its log, in bytes, and the time. */
type Sample = { at: number; position: number };

/** The primary's observed positions; times in milliseconds of `performance.now()`. */
export type Progress = {
  note: (sample: Sample) => void;
  /** The newest; null before the first. */
  newest: () => Sample | null;
  /** When the primary was last seen at or before `position`; null if that is longer ago than positions are kept. */
  coveredAt: (position: number) => number | null;
};

/**
 * Records the primary's positions, to measure the lag of replicas. The time of the last replayed transaction would
 * measure it only while the shop writes.
 */
export const openProgress = (): Progress => {
  let samples: Sample[] = [];
  return {
    note: (sample) => {
      samples = [...samples.filter(({ at }) => at > sample.at - remembered), sample];
    },
    newest: () => samples.at(-1) ?? null,
    coveredAt: (position) => samples.findLast((sample) => sample.position <= position)?.at ?? null,
  };
};
