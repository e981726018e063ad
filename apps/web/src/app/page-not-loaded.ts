/**
 * The code of a page did not load in time (behavior.md#messages-failures). `forget` makes the next attempt load it
 * again; `wasOffline` tells whether the browser was offline when it was requested.
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
