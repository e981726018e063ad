/** A page as it is sent: whole, and compressed by Brotli. */
export type ReadyPage = { whole: Buffer; brotli: Buffer };

type Kept = { tag: string; page: ReadyPage };

const bytesOf = (address: string, { whole, brotli }: ReadyPage): number =>
  Buffer.byteLength(address) + whole.length + brotli.length;

/** Pages by their addresses, within a bound of memory: what was asked for longest ago makes way. */
export type KeptPages = {
  /** The page that was kept under this address, if it was made of what `tag` stands for. */
  find: (address: string, tag: string) => ReadyPage | null;
  keep: (address: string, kept: Kept) => void;
};

/** Keeps up to `mostBytes` of pages. */
export const keepPages = (mostBytes: number): KeptPages => {
  // In the order in which they were last asked for.
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
