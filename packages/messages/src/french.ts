import type { Key } from './english.ts';

/** The French texts by key, not complete yet. The desk is in English only. */
export const french: Readonly<Partial<Record<Key, string>>> = {};
