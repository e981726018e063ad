const pageBits = 12;
const pageSize = 2 ** pageBits;

/** A number for each id; 0 by default. Memory is allocated by page, because ids may be high and sparse. */
export class NumberById {
  readonly #pages: (Int32Array | undefined)[] = [];

  get(id: number): number {
    return this.#pages[id >>> pageBits]?.[id % pageSize] ?? 0;
  }

  set(id: number, number: number): void {
    const at = id >>> pageBits;
    const page = this.#pages[at] ?? new Int32Array(pageSize);
    this.#pages[at] = page;
    page[id % pageSize] = number;
  }
}
