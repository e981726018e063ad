import { reportFollowedSearch } from '@wearfolio/contracts/search';
import { useEffect } from 'react';
import { call } from '../../../lib/api-client.ts';
import { wantsNoReport } from '../../../lib/wants-no-report.ts';

/** A second search within this time, in ms, suggests that the first one failed. */
const soon = 2 * 60 * 1000;

let last: { keyword: string; at: number } | null = null;

/**
 * Reports that a search follows another one, so that staff can add synonyms. Browsers that ask not to be tracked report
 * nothing.
 */
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
