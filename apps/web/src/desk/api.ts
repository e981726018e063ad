import { queryOptions, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getDeskOverview } from '@wearfolio/contracts/desk';
import { listDeskSessions } from '@wearfolio/contracts/desk-account';
import { getLaunchList } from '@wearfolio/contracts/desk-launch';
import { listPasskeys } from '@wearfolio/contracts/desk-passkeys';
import { type DeskSession, getDeskSession, signOutAtDesk } from '@wearfolio/contracts/desk-sign-in';
import { listStaff } from '@wearfolio/contracts/desk-staff';
import { type Right, may as roleMay } from '@wearfolio/contracts/rights';
import { ApiError, call } from '../lib/api-client.ts';
import { t } from '../lib/t.tsx';
import { showToast } from '../ui/toast/show-toast.ts';
import { dataOf } from './reading.ts';

/** The session of the signed-in staff member; fails with 401 if nobody is signed in. */
export const sessionQuery = queryOptions({
  ...dataOf(getDeskSession, {}),
  retry: false,
  staleTime: 60_000,
});

export const overviewQuery = queryOptions(dataOf(getDeskOverview, {}));

export const launchQuery = queryOptions(dataOf(getLaunchList, {}));

export const staffQuery = queryOptions(dataOf(listStaff, {}));

export const passkeysQuery = queryOptions(dataOf(listPasskeys, {}));

export const ownSessionsQuery = queryOptions(dataOf(listDeskSessions, {}));

/** Stores the session after a sign-in step. */
export const useKeepSession = () => {
  const client = useQueryClient();
  return (session: DeskSession) => client.setQueryData(sessionQuery.queryKey, session);
};

/** Whether the role of a session has this right. */
export const may = (session: DeskSession | undefined, right: Right): boolean =>
  session !== undefined && roleMay(session.role, right);

/** What a call that changes something returns. */
export type Replied = { message?: string } | { data: unknown };

type ChangeOptions<Reply, Sent> = Pick<UseMutationOptions<Reply, Error, Sent>, 'mutationFn' | 'onSuccess'> & {
  /** Whether an alert on the page tells the failure. */
  hasAlert?: boolean;
  /** Whether the page goes on by itself: success shows nothing, and nothing is loaded again. */
  isSilent?: boolean;
};

/** A mutation that shows its message or failure in a toast and invalidates all queries afterwards. */
export const useChange = <Reply extends Replied, Sent = void>({
  hasAlert = false,
  isSilent = false,
  ...options
}: ChangeOptions<Reply, Sent>) => {
  const client = useQueryClient();
  return useMutation<Reply, Error, Sent>({
    gcTime: 0,
    ...options,
    onSuccess: async (...done) => {
      const [reply] = done;
      if ('message' in reply && reply.message && !isSilent) showToast({ text: reply.message });
      await options.onSuccess?.(...done);
      if (!isSilent) await client.invalidateQueries();
    },
    onError: ({ message }) => {
      if (!hasAlert) showToast({ text: message, kind: 'error' });
    },
  });
};

/** Signs out and reloads the page, so that no data stays in memory. If the call fails, the session goes on, and says so. */
export const signOut = async (path: string): Promise<void> => {
  try {
    await call(signOutAtDesk, { body: undefined });
  } catch (error) {
    // Without a session there is nothing to end.
    if (!(error instanceof ApiError && error.status === 401)) {
      showToast({ text: t('desk.parts.stillSignedIn', { message: (error as Error).message }), kind: 'error' });
      return;
    }
  }
  location.assign(path);
};
