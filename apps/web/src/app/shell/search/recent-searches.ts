const storageKey = 'recent-searches';
const most = 5;

/** The last searches of this browser, the newest first; none where the browser keeps nothing. */
export const readRecent = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((keyword) => typeof keyword === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
};

/** Puts a search in front; one that holds an at-sign may be somebody's address and is not kept. */
export const rememberSearch = (keyword: string): void => {
  if (keyword.includes('@')) return;
  const others = readRecent().filter((other) => other.toLowerCase() !== keyword.toLowerCase());
  try {
    localStorage.setItem(storageKey, JSON.stringify([keyword, ...others].slice(0, most)));
  } catch {
    // Without storage every visit begins afresh.
  }
};

/** Forgets all of them. */
export const clearRecent = (): void => {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
};
