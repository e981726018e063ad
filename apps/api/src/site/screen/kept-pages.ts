/** A page to send: plain, and compressed with Brotli. */
export type ReadyPage = { whole: Buffer; brotli: Buffer };

type Kept = { tag: string; page: ReadyPage };

const bytesOf = (address: string, { whole, brotli }: ReadyPage): number =>
  Buffer.byteLength(address) + whole.length + brotli.length;

/** A cache of pages by address with a memory limit. Evicts the least recently used page. */
export type KeptPages = {
  /** The page cached at this address, if its content has the tag `tag`. */
  find: (address: string, tag: string) => ReadyPage | null;
  keep: (address: string, kept: Kept) => void;
};

/** Caches up to `mostBytes` of pages. */
export const keepPages = (mostBytes: number): KeptPages => {
  // Ordered by last use.
  const pages = new Map<string, Kept>();
  let bytes = 0;

  const forget = (address: string): void => {
    const gone = pages.get(address);
    if (!gone) return;
    bytes -= bytesOf(address, gone.page);
    pages.delete(address);
  };

  const keep: KeptPages['keep'] = (address, kept) => {
    forget(address);
    pages.set(address, kept);
    bytes += bytesOf(address, kept.page);
    for (const oldest of pages.keys()) {
      if (bytes <= mostBytes) return;
      forget(oldest);
    }
  };

  const find: KeptPages['find'] = (address, tag) => {
    const kept = pages.get(address);
    if (kept?.tag !== tag) return null;
    pages.delete(address);
    pages.set(address, kept);
    return kept.page;
  };

  return { find, keep };
};
