import { checkPlace } from './check-place.ts';
import type { Columns } from './postings.ts';

/** A growable typed array. */
export class Growing<T extends Uint32Array | Uint16Array | Float64Array> {
  length = 0;
  #values: T;
  readonly #create: (size: number) => T;

  constructor(create: (size: number) => T) {
    this.#create = create;
    this.#values = create(1024);
  }

  push(value: number): void {
    if (this.length === this.#values.length) this.#grow();
    this.#values[this.length++] = value;
  }

  /** The values with space for `most` more. The caller writes them from `length` on and then sets `length`. */
  room(most: number): T {
    while (this.length + most > this.#values.length) this.#grow();
    return this.#values;
  }

  /** Like `push`, for many values, several times faster. */
  pushAll(values: readonly number[]): void {
    const target = this.room(values.length);
    for (let at = 0; at < values.length; at += 1) target[this.length + at] = values[at] ?? 0;
    this.length += values.length;
  }

  #grow(): void {
    const larger = this.#create(this.#values.length * 2);
    larger.set(this.#values);
    this.#values = larger;
  }

  /** A copy of the values. */
  take(): T {
    return this.#values.slice(0, this.length) as T;
  }

  /** The values without a copy. Valid until the next push. */
  look(): T {
    return this.#values.subarray(0, this.length) as T;
  }
}

export const growingIds = (): Growing<Uint32Array> => new Growing((size) => new Uint32Array(size));

/** Lists of different lengths, one per slot, stored in sequence. */
export class GrowingLists {
  #starts = growingIds();
  #values = growingIds();

  constructor() {
    this.#starts.push(0);
  }

  push(values: readonly number[]): void {
    this.#values.pushAll(values);
    this.#starts.push(checkPlace(this.#values.length));
  }

  /** The lists in the order of `order`, as columns. Empties the builder. */
  take(order: Uint32Array): Columns {
    const [starts, values] = [this.#starts.look(), this.#values.look()];
    this.#starts = growingIds();
    this.#values = growingIds();
    const sortedStarts = new Uint32Array(order.length + 1);
    const sortedValues = new Uint32Array(values.length);
    let length = 0;
    for (let slot = 0; slot < order.length; slot += 1) {
      const from = order[slot] ?? 0;
      sortedStarts[slot] = length;
      const end = starts[from + 1] ?? 0;
      for (let at = starts[from] ?? 0; at < end; at += 1) sortedValues[length++] = values[at] ?? 0;
    }
    sortedStarts[order.length] = length;
    return { starts: sortedStarts, values: sortedValues };
  }
}
