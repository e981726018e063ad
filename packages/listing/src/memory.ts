type Limits<Answer> = {
  /** What all that is remembered may weigh together. */
  most: number;
  /** What one answer weighs; 1 where nothing is said, so that `most` is their number. */
  weigh?: (answer: Answer) => number;
};

/** Remembers answers up to a weight; those that came first make room for the next. */
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

  /** Remembers `answer`, and hands it back. One that is too heavy by itself is not remembered. */
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
