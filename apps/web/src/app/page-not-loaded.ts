/**
 * The code of a page did not arrive, or not in time (spec 8). `forget` makes the next attempt ask for it anew; `wasOffline`
 * says that there was no connection when it was asked for.
 */
export class PageNotLoaded extends Error {
  readonly forget: () => void;
  readonly wasOffline: boolean;

  constructor(cause: unknown, { forget, wasOffline }: Pick<PageNotLoaded, 'forget' | 'wasOffline'>) {
    super('The code of the page could not be loaded', { cause });
    this.name = 'PageNotLoaded';
    this.forget = forget;
    this.wasOffline = wasOffline;
  }
}
