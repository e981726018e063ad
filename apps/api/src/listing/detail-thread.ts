import { Worker } from 'node:worker_threads';
import type { FinishedDetails } from '@wearfolio/listing/details';
import type { Lexicon } from '@wearfolio/listing/lexicon';

/** Texts one behind the other, and where each ends; or what the thread needs to finish. */
export type DetailMessage = { bytes: Uint8Array; ends: Uint32Array } | { order: Uint32Array; known: Lexicon };

/** So many bytes go to the thread together, and so many such batches may wait there. */
const batchSize = 2 ** 20;
const mostWaiting = 8;

/** Details are most of what is read and of the words that get numbers: a thread takes them. */
export class DetailThread {
  readonly #thread = new Worker(new URL('./number-details.ts', import.meta.url));
  #bytes = new Uint8Array(batchSize);
  #ends: number[] = [];
  #length = 0;
  #waiting = 0;
  #room = Promise.withResolvers<void>();
  readonly #finished = Promise.withResolvers<FinishedDetails>();

  constructor() {
    // An error of the thread ends this program, whatever it waits for.
    this.#thread.on('error', (error) => {
      throw error;
    });
    this.#thread.on('message', (message: 'taken' | FinishedDetails) => {
      if (message === 'taken') this.#taken();
      else this.#finished.resolve(message);
    });
  }

  /** Adds the details of the next row. The caller must wait for what it returns before it adds more. */
  add(details: Uint8Array): Promise<void> | null {
    const isFull = this.#length + details.length > this.#bytes.length;
    if (isFull) this.#send(details.length);
    this.#bytes.set(details, this.#length);
    this.#length += details.length;
    this.#ends.push(this.#length);
    return isFull && this.#waiting > mostWaiting ? this.#room.promise : null;
  }

  /** `order` has the row of each slot, `known` the words that have numbers already. */
  finish(order: Uint32Array, known: Lexicon): Promise<FinishedDetails> {
    this.#send(0);
    this.#thread.postMessage({ order, known });
    return this.#finished.promise;
  }

  #taken(): void {
    this.#waiting -= 1;
    this.#room.resolve();
    this.#room = Promise.withResolvers();
  }

  // Sends what was added, and makes room for as many bytes.
  #send(room: number): void {
    const batch = { bytes: this.#bytes.subarray(0, this.#length), ends: Uint32Array.from(this.#ends) };
    this.#bytes = new Uint8Array(Math.max(batchSize, room));
    this.#ends = [];
    this.#length = 0;
    this.#thread.postMessage(batch, [batch.bytes.buffer, batch.ends.buffer]);
    this.#waiting += 1;
  }
}
