type Limits<Answer> = {
  /** Maximum weight of all cached answers. */
  most: number;
  /** The weight of an answer. Defaults to 1, so that `most` is a number of answers. */
  weigh?: (answer: Answer) => number;
};

/** A cache with a maximum weight. Evicts the oldest answers first. */
export class Memory<Key, Answer> {
  readonly #answers = new Map<Key, Answer>();
  readonly #most: number;
  readonly #weigh: (answer: Answer) => number;
  #weight = 0;

  constructor({ most, weigh = () => 1 }: Limits<Answer>) {
    this.#most = most;
    this.#weigh = weigh;
  }

  get(key: Key): Answer | undefined {
    return this.#answers.get(key);
  }

  /** Caches `answer` and returns it. Skips answers above the maximum weight. */
  put(key: Key, answer: Answer): Answer {
    const weight = this.#weigh(answer);
    this.#forget(key);
    for (const oldest of this.#answers.keys()) {
      if (this.#weight + weight <= this.#most) break;
      this.#forget(oldest);
    }
    if (weight > this.#most) return answer;
    this.#answers.set(key, answer);
    this.#weight += weight;
    return answer;
  }

  clear(): void {
    this.#answers.clear();
    this.#weight = 0;
  }

  #forget(key: Key): void {
    const known = this.#answers.get(key);
    if (known === undefined) return;
    this.#answers.delete(key);
    this.#weight -= this.#weigh(known);
  }
}
