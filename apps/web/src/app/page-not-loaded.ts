/** The code of a page did not arrive, or not in time (spec 8). `forget` makes the next attempt ask for it anew. */
export class PageNotLoaded extends Error {
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('The code of the page could not be loaded', { cause });
    this.name = 'PageNotLoaded';
    this.forget = forget;
  }
}
