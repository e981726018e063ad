import { useQueryClient } from '@tanstack/react-query';
import { saveSearch } from '@wearfolio/contracts/saved-searches';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, call, isOutage } from '../../lib/api-client.ts';
import { tokenOf, useSession } from '../../session/session.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { rememberSearch, takeSearch } from './guest-search.ts';

/** Saves the stored search of a guest after sign-in. Rendered once; shows nothing. */
export const SearchesHost = () => {
  const { userDetails } = useSession();
  const client = useQueryClient();
  const save = useEffectEvent(async () => {
    const search = userDetails && takeSearch();
    if (!search) return;
    try {
      const { message } = await call(saveSearch, { body: search }, { token: tokenOf(userDetails) });
      showToast({ text: message });
      await client.invalidateQueries({ queryKey: ['searches'] });
    } catch (error) {
      if (isOutage(error)) rememberSearch(search);
      if (error instanceof ApiError && error.status !== 401) showToast({ text: error.message, kind: 'error' });
    }
  });
  const customerId = userDetails?.id ?? null;
  useEffect(() => {
    if (customerId !== null) void save();
  }, [customerId]);
  return null;
};
