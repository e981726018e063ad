/** Keeps the first `limit` items by `isBefore`. */
export class First<One> {
  // A heap with the last of the kept items on top.
  readonly #heap: One[] = [];
  readonly #limit: number;
  readonly #isBefore: (one: One, other: One) => boolean;

  constructor(limit: number, isBefore: (one: One, other: One) => boolean) {
    this.#limit = limit;
    this.#isBefore = isBefore;
  }

  /** The last kept item, once `limit` items are kept. */
  get last(): One | undefined {
    return this.#heap.length >= this.#limit ? this.#heap[0] : undefined;
  }

  add(one: One): void {
    const heap = this.#heap;
    if (heap.length < this.#limit) {
      heap.push(one);
      this.#rise(heap.length - 1);
    } else if (this.#isFirst(one, heap[0])) {
      heap[0] = one;
      this.#sink();
    }
  }

  #isFirst(one: One | undefined, other: One | undefined): boolean {
    return one !== undefined && other !== undefined && this.#isBefore(one, other);
  }

  #swap(one: number, other: number): void {
    const heap = this.#heap;
    const [kept, moved] = [heap[one], heap[other]];
    if (kept === undefined || moved === undefined) return;
    heap[one] = moved;
    heap[other] = kept;
  }

  #rise(from: number): void {
    let at = from;
    while (at > 0) {
      const above = (at - 1) >>> 1;
      if (!this.#isFirst(this.#heap[above], this.#heap[at])) return;
      this.#swap(at, above);
      at = above;
    }
  }

  #sink(): void {
    const heap = this.#heap;
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      if (left >= heap.length) return;
      const right = left + 1;
      const last = right < heap.length && this.#isFirst(heap[left], heap[right]) ? right : left;
      if (!this.#isFirst(heap[at], heap[last])) return;
      this.#swap(at, last);
      at = last;
    }
  }

  /** The kept items in order. Add nothing afterwards. */
  take(): One[] {
    return this.#heap.sort((one, other) => (this.#isBefore(one, other) ? -1 : 1));
  }
}
