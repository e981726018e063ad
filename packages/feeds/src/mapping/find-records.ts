import { skipSpace, stringEnd } from '../formats/json-text.ts';

type Count = { path: string; count: number; length: number };

/** Sorts repeating parts by total length, longest first, without those nested in another. */
const ranked = (counts: Iterable<Count>): string[] => {
  const repeating = [...counts].filter(({ count }) => count > 1);
  const all = repeating.length > 0 ? repeating : [...counts];
  return all.sort((one, other) => other.length - one.length).map(({ path }) => path);
};

const mostFound = 2;
const mostOpened = 3;

type Level = { bracket: string; key: string; start: number };
const token = /["{}[\]]/g;

/** Follows the brackets of a JSON text and counts the objects in arrays, except nested ones. */
const arrayCounter = () => {
  const levels: Level[] = [];
  const counts = new Map<string, Count>();
  const opened = new Set<string>();
  const pathTo = (depth: number): string =>
    levels
      .slice(0, depth)
      .flatMap(({ bracket, key }) => (bracket === '{' ? [key] : []))
      .join('.');
  const isEntry = (at: number): boolean => levels[at]?.bracket === '{' && levels[at - 1]?.bracket === '[';

  const isOuter = (at: number): boolean => isEntry(at) && !levels.some((_, outer) => outer < at && isEntry(outer));

  const count = (end: number) => {
    const last = levels.length - 1;
    if (!isOuter(last)) return;
    const path = pathTo(last);
    const known = counts.get(path) ?? { path, count: 0, length: 0 };
    counts.set(path, { path, count: known.count + 1, length: known.length + end - (levels[last]?.start ?? end) });
  };
  return {
    open: (bracket: string, key: string, start: number) => {
      const parent = levels.at(-1);
      if (parent?.bracket === '{') parent.key = key;
      levels.push({ bracket, key: '', start });
      if (isOuter(levels.length - 1) && opened.size < mostOpened) opened.add(pathTo(levels.length - 1));
    },
    close: (end: number) => {
      count(end);
      levels.pop();
    },
    /** Returns the paths of the first arrays that contain objects, even incomplete ones. */
    opened: (): Iterable<string> => opened,
    /** Returns the counts, including the entry that continues past `end`. */
    counted: (end: number): Iterable<Count> => {
      count(end);
      return counts.values();
    },
  };
};

/** Returns the paths of the arrays of objects at the beginning of a JSON text, largest share of the text first. */
export const arraysIn = (head: string): string[] => {
  const { open, close, counted, opened } = arrayCounter();
  let key = '';
  token.lastIndex = 0;
  for (let found = token.exec(head); found; found = token.exec(head)) {
    const [mark] = found;
    if (mark === '{' || mark === '[') open(mark, key, found.index);
    else if (mark !== '"') close(found.index);
    else {
      const end = stringEnd(head, found.index);
      if (end < 0) break;
      if (head.charAt(skipSpace(head, end)) === ':') key = head.slice(found.index + 1, end - 1);
      token.lastIndex = end;
    }
  }
  const found = ranked(counted(head.length)).slice(0, mostFound);
  return [...new Set([...found, ...opened()])];
};

const tag =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([\p{L}_][\p{L}\p{N}_:.-]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*?)(\/?)>/gu;

type Element = { name: string; count: number; depth: number; children: Set<string> };

const attributesIn = (text: string): string[] =>
  [...text.matchAll(/([\p{L}\p{N}_:.-]+)\s*=/gu)].map(([, name = '']) => `@${name.toLowerCase()}`);

/** Returns the elements at the beginning of an XML text, with their count, depth and children. */
const elementsOf = (head: string): Element[] => {
  const open: { name: string; children: string[] }[] = [];
  const elements = new Map<string, Element>();
  const close = (closing: string) => {
    // A broken tag leaves elements open.
    const at = open.findLastIndex(({ name }) => name === closing);
    const closed = open[at];
    if (!closed) return;
    open.length = at;
    const { name, children } = closed;
    const known = elements.get(name) ?? { name, count: 0, depth: open.length, children: new Set<string>() };
    for (const child of children) known.children.add(child);
    elements.set(name, { ...known, count: known.count + 1, depth: Math.min(known.depth, open.length) });
  };
  for (const [, slash, rawName, attributes = '', selfClosing] of head.matchAll(tag)) {
    if (rawName === undefined) continue;
    const name = rawName.toLowerCase();
    if (slash === '') {
      open.at(-1)?.children.push(name);
      open.push({ name, children: attributesIn(attributes) });
    }
    if (slash !== '' || selfClosing !== '') close(name);
  }
  return [...elements.values()];
};

/**
 * Returns the names of elements that repeat at the beginning of an XML text and contain several others, likeliest
 * first.
 */
export const elementsIn = (head: string): string[] =>
  elementsOf(head)
    .filter(({ count, depth, children }) => count > 1 && depth > 0 && children.size > 2)
    .sort((one, other) => one.depth - other.depth || other.count * other.children.size - one.count * one.children.size)
    .map(({ name }) => name);
