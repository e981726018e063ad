import { useMutation } from '@tanstack/react-query';
import { signOut } from '@wearfolio/contracts/customer';
import { useNavigate } from 'react-router-dom';
import { call, settleWrites } from '../../../lib/api-client.ts';
import { endSession, setLogoutFlag } from '../../../session/session.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { forgetSignIn } from './remembered-sign-in.ts';

/** Milliseconds. No server that does not answer keeps anybody from signing out. */
const settlingMax = 3000;

/** Signs out and goes home, with nothing of the customer left behind (spec 4, 'Sign-out'; decision 60). */
export const useSignOut = (homeHref: string): (() => void) => {
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationFn: async () => {
      // What was pressed before is refused once the session has ended.
      await settleWrites(settlingMax);
      return call(signOut, { body: {} });
    },
    onMutate: () => setLogoutFlag(false),
    onSuccess: () => {
      endSession();
      forgetSignIn();
      showToast({ text: 'Logged Out!' });
      return navigate(homeHref);
    },
    onError: ({ message }) => {
      setLogoutFlag(true);
      showToast({ text: message, kind: 'error' });
    },
  });
  return () => mutate();
};
