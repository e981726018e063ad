import { reportFollowedSearch } from '@wearfolio/contracts/search';
import { useEffect } from 'react';
import { call } from '../../../lib/api-client.ts';
import { wantsNoReport } from '../../../lib/report-page-view.ts';

/** Who searches again within this time, in ms, did not find it the first time. */
const soon = 2 * 60 * 1000;

let last: { keyword: string; at: number } | null = null;

/** Tells ops, who learn words from it, when this search follows another one. Nothing is told for who does not want it. */
export const useFollowedSearches = (keyword: string): void => {
  useEffect(() => {
    const to = keyword.trim();
    if (to === '') return;
    const before = last;
    last = { keyword: to, at: Date.now() };
    if (before === null || before.keyword === to || Date.now() - before.at > soon || wantsNoReport()) return;
    call(reportFollowedSearch, { body: { from: before.keyword, to } }).catch(() => undefined);
  }, [keyword]);
};
