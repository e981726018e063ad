import { queryOptions, useMutation } from '@tanstack/react-query';
import {
  changeEmail,
  confirmDeletion,
  confirmEmail,
  deleteAccount,
  disownAccount,
  forgotPassword,
  getCustomer,
  getExport,
  renewVerification,
  requestDeletion,
  requestExport,
  resendVerification,
  resetPassword,
  signIn,
  signUp,
  undoEmail,
  updateCustomer,
  verifyEmail,
} from '@wearfolio/contracts/customer';
import type { Endpoint, Input } from '@wearfolio/contracts/endpoint';
import { setAlerts } from '@wearfolio/contracts/favorites';
import { type CallOptions, call } from '../../lib/api-client.ts';
import {
  amendSession,
  currentSession,
  endSession,
  isSignedIn,
  startSession,
  tokenOf,
  type UserDetails,
} from '../../session/session.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { forgetSignIn, rememberSignIn } from './sign-in/remembered-sign-in.ts';

type Body<E extends Endpoint> = Input<E> extends { body: infer B } ? B : never;

const showFailure = ({ message }: Error) => showToast({ text: message, kind: 'error' });

// The browser's own report: its console, and whoever listens there.
const logFailure = (error: Error) => reportError(error);

/** Brings the session up to date with what the server knows of the customer. */
export const refreshDetails = async (options: CallOptions = {}): Promise<void> => {
  const before = currentSession().userDetails?.wants_alerts;
  const { data } = await call(getCustomer, {}, options);
  const now = currentSession().userDetails;
  if (data.id !== now?.id) return;
  // What was switched since the server was asked is newer than its answer.
  const { wants_alerts } = now.wants_alerts === before ? data : now;
  amendSession({ ...data, wants_alerts });
};

/**
 * Answers as the link of a mail is answered. What it changes may be of the customer who is signed in here; where it ended
 * the session, the answer says enough.
 */
export const byMailLink = async <T>(answer: Promise<T>): Promise<T> => {
  const reply = await answer;
  if (currentSession().userDetails) await refreshDetails({ onRefused: endSession }).catch(() => undefined);
  return reply;
};

/** Spec 8: success and failure both show the server's message. */
export const useSignIn = () =>
  useMutation({
    // No typed password is kept longer than its form.
    gcTime: 0,
    mutationFn: (body: Body<typeof signIn>) => call(signIn, { body }),
    onSuccess: ({ message, data }, { email, password, isRemember = false }) => {
      rememberSignIn({ email, isRemember });
      startSession(data, password);
      showToast({ text: message });
    },
    onError: showFailure,
  });

/** Spec 8: a failure is shown by its form alone. `onSignedUp` is called before the customer counts as signed in. */
export const useSignUp = (onSignedUp: () => void) =>
  useMutation({
    gcTime: 0,
    mutationFn: (body: Body<typeof signUp>) => call(signUp, { body }),
    onSuccess: ({ data }, { password }) => {
      onSignedUp();
      startSession(data, password);
    },
  });

/** Spec 8: a failure shows the server's message. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: Body<typeof forgotPassword>) => call(forgotPassword, { body }),
    onError: showFailure,
  });

/** Spec 8: a failure is shown by its form alone. */
export const useResetPassword = () =>
  useMutation({
    gcTime: 0,
    mutationFn: (body: Body<typeof resetPassword>) => byMailLink(call(resetPassword, { body })),
    onSuccess: ({ message }) => showToast({ text: message }),
  });

// The contract speaks of the fields, whichever way they travel.
const asFormData = <T extends Record<string, string | undefined>>(fields: T): T => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) data.append(name, value);
  return data as unknown as T;
};

/** Spec 7: sent as form data. A failure is logged, and shown by its form (spec 8). */
export const useUpdateCustomer = () =>
  useMutation({
    gcTime: 0,
    mutationFn: (body: Body<typeof updateCustomer>) => call(updateCustomer, { body: asFormData(body) }),
    onSuccess: ({ data }, { password }) => startSession(data, password ?? null),
    onError: logFailure,
  });

/** What the server says of the link in a verification mail (decision 61). */
export const verifyEmailQuery = (id: string) =>
  queryOptions({
    queryKey: ['verifyEmail', id],
    queryFn: ({ signal }) => byMailLink(call(verifyEmail, { querystring: { id } }, signal)),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Sends the verification mail once more (decision 20). */
export const resend = () => call(resendVerification, { body: {} });

/** Sends the verification mail once more for the link of an earlier one. */
export const useRenewVerification = () =>
  useMutation({ mutationFn: (id: string) => call(renewVerification, { body: { id } }), onError: showFailure });

/** Decision 20, 'this was not me'. */
export const useDisown = () =>
  useMutation({ mutationFn: (id: string) => byMailLink(call(disownAccount, { body: { id } })) });

/** A failure is shown by its form alone. */
export const useChangeEmail = () =>
  useMutation({ gcTime: 0, mutationFn: (body: Body<typeof changeEmail>) => call(changeEmail, { body }) });

export const useConfirmEmail = () =>
  useMutation({ mutationFn: (id: string) => byMailLink(call(confirmEmail, { body: { id } })) });

export const useUndoEmail = () =>
  useMutation({ mutationFn: (id: string) => byMailLink(call(undoEmail, { body: { id } })) });

/** Deletes the account and ends the session here; the other devices' sessions went with it. */
export const useDeleteAccount = (onDeleted: () => void) =>
  useMutation({
    gcTime: 0,
    mutationFn: (body: Body<typeof deleteAccount>) => call(deleteAccount, { body }),
    onSuccess: ({ message }) => {
      endSession();
      forgetSignIn();
      showToast({ text: message });
      onDeleted();
    },
  });

export const useRequestDeletion = () =>
  useMutation({ mutationFn: () => call(requestDeletion, { body: {} }), onError: showFailure });

/** The file with the data of who is signed in, while there is one to download. */
export const exportQuery = (customerId: number) =>
  queryOptions({
    queryKey: ['export', customerId],
    queryFn: ({ signal }) => call(getExport, {}, signal),
    // Personal data: kept no longer than its page is open.
    gcTime: 0,
    staleTime: 0,
  });

export const useRequestExport = () =>
  useMutation({ mutationFn: () => call(requestExport, { body: {} }), onError: showFailure });

export const useConfirmDeletion = () =>
  useMutation({ mutationFn: (id: string) => byMailLink(call(confirmDeletion, { body: { id } })) });

/** Mails about lower prices and returned stock, on or off for who pressed it, whoever is signed in by the answer. */
export const useSetAlerts = (customer: UserDetails) =>
  useMutation({
    mutationFn: (wants_alerts: boolean) => call(setAlerts, { body: { wants_alerts } }, { token: tokenOf(customer) }),
    onMutate: (wants_alerts) => amendSession({ wants_alerts }),
    onError: (error, wants_alerts) => {
      if (!isSignedIn(customer)) return;
      amendSession({ wants_alerts: !wants_alerts });
      showFailure(error);
    },
  });
