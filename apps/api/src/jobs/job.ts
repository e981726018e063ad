/** A job as it stands in the queue. */
export type JobRun = {
  /** Stays the same over all attempts, as `createdAt` does. */
  id: string;
  createdAt: Date;
  /** 1 the first time. */
  attempts: number;
  /** Aborted when the process is about to end. */
  signal: AbortSignal;
};

/** A feed that takes longer, in minutes, is given up. */
export const feedLimit = 60;

/** A reason to give a job up at once, since trying again would end the same. It stays visible as a dead letter. */
export class JobHopeless extends Error {}
