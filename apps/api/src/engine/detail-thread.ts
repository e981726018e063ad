import { Worker } from 'node:worker_threads';
import type { FinishedDetails } from '@wearfolio/listing-index/details';
import type { Lexicon } from '@wearfolio/listing-index/lexicon';

/** Texts in sequence with the end of each, or what the thread needs to finish. */
export type DetailMessage = { bytes: Uint8Array; ends: Uint32Array } | { order: Uint32Array; known: Lexicon };

/** The bytes of a batch for the thread, and the most batches that may wait for it. */
const batchSize = 2 ** 20;
const mostWaiting = 8;

/** Numbers the words of details in a thread, because details are most of the data and of the words. */
export class DetailThread {
  readonly #thread = new Worker(new URL('./number-details.ts', import.meta.url));
  #bytes = new Uint8Array(batchSize);
  #ends: number[] = [];
  #length = 0;
  #waiting = 0;
  readonly #free: Uint8Array<ArrayBuffer>[] = [];
  #room = Promise.withResolvers<void>();
  readonly #finished = Promise.withResolvers<FinishedDetails>();

  constructor() {
    // An error in the thread ends this program.
    this.#thread.on('error', (error) => {
      throw error;
    });
    this.#thread.on('message', (message: Uint8Array<ArrayBuffer> | FinishedDetails) => {
      if (message instanceof Uint8Array) this.#giveBack(message);
      else this.#finished.resolve(message);
    });
  }

  /** Adds the details of the next row. When it returns a promise, await it before adding more. */
  add(details: Uint8Array): Promise<void> | null {
    const isFull = this.#length + details.length > this.#bytes.length;
    if (isFull) this.#send(details.length);
    this.#bytes.set(details, this.#length);
    this.#length += details.length;
    this.#ends.push(this.#length);
    return isFull && this.#waiting > mostWaiting ? this.#room.promise : null;
  }

  /** Finishes with the row of each slot (`order`) and the words that already have numbers (`known`). */
  finish(order: Uint32Array, known: Lexicon): Promise<FinishedDetails> {
    this.#send(0);
    this.#thread.postMessage({ order, known });
    return this.#finished.promise;
  }

  #giveBack(bytes: Uint8Array<ArrayBuffer>): void {
    this.#free.push(new Uint8Array(bytes.buffer));
    this.#waiting -= 1;
    this.#room.resolve();
    this.#room = Promise.withResolvers();
  }

  // Sends the batch and makes room for a new one of this size.
  #send(room: number): void {
    const batch = { bytes: this.#bytes.subarray(0, this.#length), ends: Uint32Array.from(this.#ends) };
    this.#bytes = room > batchSize ? new Uint8Array(room) : (this.#free.pop() ?? new Uint8Array(batchSize));
    this.#ends = [];
    this.#length = 0;
    this.#thread.postMessage(batch, [batch.bytes.buffer, batch.ends.buffer]);
    this.#waiting += 1;
  }
}
