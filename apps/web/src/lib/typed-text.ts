/** In session storage: the text typed into a page's fields, until the page was loaded again. */
const storageKey = 'typed';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Typed = { path: string; texts: { name: string; text: string }[] };

const kinds = ['text', 'search', 'email', 'tel', 'url', 'number', 'textarea'];

/** Fields for text with a name. Passwords are never kept. */
const fields = (): Field[] =>
  [...document.querySelectorAll<Field>('input[name], textarea[name]')].filter(({ type }) => kinds.includes(type));

const here = (): string => window.location.pathname + window.location.search;

/** Keeps what was typed for the next load of this page. */
export const keepTyped = (): void => {
  const texts = fields().flatMap(({ name, value, defaultValue }) =>
    value === '' || value === defaultValue ? [] : [{ name, text: value }],
  );
  try {
    if (texts.length > 0) sessionStorage.setItem(storageKey, JSON.stringify({ path: here(), texts } satisfies Typed));
  } catch {
    // Storage is full or forbidden.
  }
};

const takeTyped = (): Typed | null => {
  try {
    const kept = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return kept === null ? null : (JSON.parse(kept) as Typed);
  } catch {
    return null;
  }
};

// React notices a value only if it is set as the browser does.
const type = (field: Field, text: string): void => {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** How often, and how long at most, the fields of a page that is still loading are looked for, in ms. */
const [interval, patience] = [200, 5000];

/** Types kept text into the fields of the same page again, unless something stands in them. */
export const restoreTyped = (): void => {
  const kept = takeTyped();
  if (kept?.path !== here()) return;
  let missing = kept.texts;
  const restore = (): void => {
    missing = missing.filter(({ name, text }) => {
      const field = fields().find((one) => one.name === name);
      if (field?.value === '') type(field, text);
      return field === undefined;
    });
    if (missing.length === 0) clearInterval(timer);
  };
  const timer = setInterval(restore, interval);
  setTimeout(() => clearInterval(timer), patience);
  restore();
};
