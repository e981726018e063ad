import type { Key } from './english.ts';

/** The Swedish texts by key, not complete yet. The desk is in English only. */
export const swedish: Readonly<Partial<Record<Key, string>>> = {};
