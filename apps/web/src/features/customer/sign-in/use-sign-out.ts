import { useMutation } from '@tanstack/react-query';
import { signOut, signOutEverywhere } from '@wearfolio/contracts/customer';
import { useNavigate } from 'react-router-dom';
import { call, settleWrites } from '../../../lib/api-client.ts';
import { endSession, setLogoutFlag } from '../../../session/session.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';

/** In ms: signing out does not wait longer for the server. */
const settlingMax = 3000;

const useEnding = (homeHref: string, ending: typeof signOut | typeof signOutEverywhere) => {
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationFn: async () => {
      // Pending calls finish first, because the server refuses them after the session has ended.
      await settleWrites(settlingMax);
      return call(ending, { body: {} });
    },
    onMutate: () => setLogoutFlag(false),
    onSuccess: ({ message }) => {
      endSession();
      showToast({ text: message });
      return navigate(homeHref);
    },
    onError: ({ message }) => {
      setLogoutFlag(true);
      showToast({ text: message, kind: 'error' });
    },
  });
  return () => mutate();
};

/**
 * Signs out, clears the customer's data, and opens the home page (behavior.md#customer-sign-out). 'Remember me'
 * keeps the address.
 */
export const useSignOut = (homeHref: string): (() => void) => useEnding(homeHref, signOut);

/** Like `useSignOut`, on all devices (behavior.md#customer-sign-out). */
export const useSignOutEverywhere = (homeHref: string): (() => void) => useEnding(homeHref, signOutEverywhere);
