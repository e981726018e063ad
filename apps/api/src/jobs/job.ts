/** A job in the queue. */
export type JobRun = {
  /** The same for all attempts, like `createdAt`. */
  id: string;
  createdAt: Date;
  /** 1 on the first attempt. */
  attempts: number;
  /** Aborted when the process is stopping. */
  signal: AbortSignal;
};

/** The time limit of a feed, in minutes. */
export const feedLimit = 60;

/** Postpones a mail to a mailbox that got its mails of this hour. The attempt does not count. */
export class MailWaits extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super('The mailbox got its mails of this hour; this one waits');
    this.until = until;
  }
}

/** Ends a job without further attempts, because they would fail the same way. The job stays as a dead letter. */
export class JobHopeless extends Error {}
