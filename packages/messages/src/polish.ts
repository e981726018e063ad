import type { Key } from './english.ts';

/** The Polish texts by key, not complete yet. The desk is in English only. */
export const polish: Readonly<Partial<Record<Key, string>>> = {};
