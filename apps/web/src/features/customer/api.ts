import { queryOptions, useMutation } from '@tanstack/react-query';
import {
  forgotPassword,
  getCustomer,
  resetPassword,
  signIn,
  signUp,
  updateCustomer,
} from '@wearfolio/contracts/customer';
import {
  confirmDeletion,
  deleteAccount,
  disownAccount,
  getExport,
  requestDeletion,
  requestExport,
} from '@wearfolio/contracts/customer-data';
import {
  changeEmail,
  confirmEmail,
  renewVerification,
  resendVerification,
  undoEmail,
  verifyEmail,
} from '@wearfolio/contracts/customer-email';
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

// Reports to the browser's console and error listeners.
const logFailure = (error: Error) => reportError(error);

/** Updates the session with the customer's data from the server. */
export const refreshDetails = async (options: CallOptions = {}): Promise<void> => {
  const before = currentSession().userDetails?.wants_alerts;
  const { data } = await call(getCustomer, {}, options);
  const now = currentSession().userDetails;
  if (data.id !== now?.id) return;
  // A setting that was changed since the request is newer than the reply.
  const { wants_alerts } = now.wants_alerts === before ? data : now;
  amendSession({ ...data, wants_alerts });
};

/**
 * Waits for the reply to the link of an e-mail and refreshes the session, because the link may have changed the
 * signed-in customer. If it ended the session, no other message is shown.
 */
export const byMailLink = async <T>(answer: Promise<T>): Promise<T> => {
  const reply = await answer;
  if (currentSession().userDetails) await refreshDetails({ onRefused: endSession }).catch(() => undefined);
  return reply;
};

/** Signs in. Shows the server's message on success and failure (behavior.md#messages-failures). */
export const useSignIn = () =>
  useMutation({
    // The typed password is not kept after the form is closed.
    gcTime: 0,
    mutationFn: (body: Body<typeof signIn>) => call(signIn, { body }),
    onSuccess: ({ message, data }, { email, password, isRemember = false }) => {
      rememberSignIn({ email, isRemember });
      startSession(data, password);
      showToast({ text: message });
    },
    onError: showFailure,
  });

/**
 * Signs up. A failure is shown only by the form (behavior.md#messages-failures). `onSignedUp` is called before the
 * session starts.
 */
export const useSignUp = (onSignedUp: () => void) =>
  useMutation({
    gcTime: 0,
    mutationFn: (body: Body<typeof signUp>) => call(signUp, { body }),
    onSuccess: ({ data }, { password }) => {
      onSignedUp();
      startSession(data, password);
    },
  });

/** Requests a reset link. A failure shows the server's message (behavior.md#messages-failures). */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: Body<typeof forgotPassword>) => call(forgotPassword, { body }),
    onError: showFailure,
  });

/** Sets a new password. A failure is shown only by the form (behavior.md#messages-failures). */
export const useResetPassword = () =>
  useMutation({
    gcTime: 0,
    mutationFn: (body: Body<typeof resetPassword>) => byMailLink(call(resetPassword, { body })),
    onSuccess: ({ message }) => showToast({ text: message }),
  });

// The contract describes the fields; they are sent as form data.
const asFormData = <T extends Record<string, string | undefined>>(fields: T): T => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) data.append(name, value);
  return data as unknown as T;
};

/**
 * Updates the profile, sent as form data (behavior.md#customer-profile-edit). A failure is logged and shown by the form
 * (behavior.md#messages-failures).
 */
export const useUpdateCustomer = () =>
  useMutation({
    gcTime: 0,
    mutationFn: (body: Body<typeof updateCustomer>) => call(updateCustomer, { body: asFormData(body) }),
    onSuccess: ({ data }, { password }) => startSession(data, password ?? null),
    onError: logFailure,
  });

/** Checks the link of a verification e-mail (behavior.md#customer-mailed-links). */
export const verifyEmailQuery = (id: string) =>
  queryOptions({
    queryKey: ['verifyEmail', id],
    queryFn: ({ signal }) => byMailLink(call(verifyEmail, { querystring: { id } }, signal)),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Sends the verification e-mail again (behavior.md#customer-unverified). */
export const resend = () => call(resendVerification, { body: {} });

/** Sends the verification e-mail again, for the link of an earlier one. */
export const useRenewVerification = () =>
  useMutation({ mutationFn: (id: string) => call(renewVerification, { body: { id } }), onError: showFailure });

/** Removes an account that was registered with somebody else's address (behavior.md#customer-unverified). */
export const useDisown = () =>
  useMutation({ mutationFn: (id: string) => byMailLink(call(disownAccount, { body: { id } })) });

/** Requests a new e-mail address. A failure is shown only by the form. */
export const useChangeEmail = () =>
  useMutation({ gcTime: 0, mutationFn: (body: Body<typeof changeEmail>) => call(changeEmail, { body }) });

export const useConfirmEmail = () =>
  useMutation({ mutationFn: (id: string) => byMailLink(call(confirmEmail, { body: { id } })) });

export const useUndoEmail = () =>
  useMutation({ mutationFn: (id: string) => byMailLink(call(undoEmail, { body: { id } })) });

/** Deletes the account and ends the session; the server has ended the sessions of other devices. */
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

/** The export of the customer's data, while one can be downloaded. */
export const exportQuery = (customerId: number) =>
  queryOptions({
    queryKey: ['export', customerId],
    queryFn: ({ signal }) => call(getExport, {}, signal),
    // Personal data is not cached after the page is closed.
    gcTime: 0,
    staleTime: 0,
  });

export const useRequestExport = () =>
  useMutation({ mutationFn: () => call(requestExport, { body: {} }), onError: showFailure });

export const useConfirmDeletion = () =>
  useMutation({ mutationFn: (id: string) => byMailLink(call(confirmDeletion, { body: { id } })) });

/** Switches e-mails about prices and stock for this customer, even if another one is signed in at the reply. */
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
