import { useMutation } from '@tanstack/react-query';
import { saveContactMessage } from '@wearfolio/contracts/contact';
import type { Input } from '@wearfolio/contracts/endpoint';
import { reportOffer } from '@wearfolio/contracts/notices';
import { call } from '../../lib/api-client.ts';
import { showToast } from '../../ui/toast/show-toast.ts';

export type ContactMessage = Input<typeof saveContactMessage>['body'];

/** Sends a message to the shop. A failure is shown in a toast (behavior.md#messages-failures). */
export const useSaveMessage = () =>
  useMutation({
    mutationFn: (body: ContactMessage) => call(saveContactMessage, { body }),
    onError: ({ message }) => showToast({ text: message, kind: 'error' }),
  });

/** Reports an offer. A failure is shown by its form. */
export const useReportOffer = () =>
  useMutation({ mutationFn: (body: Input<typeof reportOffer>['body']) => call(reportOffer, { body }) });
