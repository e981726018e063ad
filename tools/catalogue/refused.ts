import { inEnglish, type Said } from '@wearfolio/messages/said';

/** Thrown for a request that cannot be carried out; the message is one clear line for its author. */
export class Refused extends Error {
  override readonly name: string = 'Refused';
  /** The same for the desk, in its language. */
  readonly said: Said | null;

  constructor(reason: string | Said) {
    super(typeof reason === 'string' ? reason : inEnglish(reason));
    this.said = typeof reason === 'string' ? null : reason;
  }
}

const lockNotAvailable = '55P03';

/** Whether a statement failed because it waited for a lock longer than `lock_timeout`. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === lockNotAvailable;

/** Replaces the error of a lock that an import holds too long by a refusal, so that a browser does not have to wait. */
export const refuseLongWait = (error: unknown): unknown =>
  isLocked(error) ? new Refused('A large import is being published. Try again in a minute') : error;
