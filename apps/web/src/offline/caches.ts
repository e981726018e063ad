// What the service worker keeps in the browser (behavior.md#shell-offline). The names also stand in `worker.ts`, which
// is built apart.

/** Scripts, styles and fonts. Their names contain their content, and they say nothing about who used them. */
export const codeCache = 'code';

/** Replies to calls of a signed-in customer. */
export const personalCache = 'personal';

/** The message to the worker that everything but code is to be forgotten, also what is still being received. */
export const forgetMessage = 'forget';

/** The element and the header that say when a kept page or reply was received. */
export const keptAt = 'kept-at';

/** Removes everything that says what was looked at. */
export const forgetKept = async (): Promise<void> => {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== codeCache).map((name) => caches.delete(name)));
};
