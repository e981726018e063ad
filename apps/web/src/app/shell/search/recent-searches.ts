const storageKey = 'recent-searches';
const most = 5;

/** The last searches of this browser, newest first; empty if storage is unavailable. */
export const readRecent = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((keyword) => typeof keyword === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
};

/** Adds a search at the front. A search with an at sign can be an e-mail address and is not stored. */
export const rememberSearch = (keyword: string): void => {
  if (keyword.includes('@')) return;
  const others = readRecent().filter((other) => other.toLowerCase() !== keyword.toLowerCase());
  try {
    localStorage.setItem(storageKey, JSON.stringify([keyword, ...others].slice(0, most)));
  } catch {
    // Without storage, there are no recent searches.
  }
};

/** Removes all recent searches. */
export const clearRecent = (): void => {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Without storage, there is nothing to remove.
  }
};
