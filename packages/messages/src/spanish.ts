import type { Key } from './english.ts';

/** The Spanish texts by key, not complete yet. The desk is in English only. */
export const spanish: Readonly<Partial<Record<Key, string>>> = {};
