import type { JobName } from '@wearfolio/database/jobs';
import { findAlerts, mailAlerts } from '../alerts/alerts.ts';
import { sendContactMessage, sendContactReply } from '../contact/send-message.ts';
import { sendEmailChange, sendEmailChanged, sendEmailRequested } from '../customer/email/send-email-change.ts';
import { sendAddressData } from '../customer/export/address-data.ts';
import { makeExport, sendExport } from '../customer/export/make-export.ts';
import { checkScheduledLinks, sendDeadLinks } from '../desk/content/check-links.ts';
import { sendFeedNews, sendFeedsWeek } from '../desk/feeds/send-feed-news.ts';
import { sendTestMail } from '../desk/launch/send-test-mail.ts';
import { sendStaffReset } from '../desk/sign-in/send-staff-reset.ts';
import { sendStaffInvitation } from '../desk/staff/send-invitation.ts';
import {
  sendDeletion,
  sendPasskeyAdded,
  sendPasswordChanged,
  sendReset,
  sendVerification,
} from '../jobs/mail/send-to-customer.ts';
import type { Task } from '../jobs/task.ts';
import { sendSubscription } from '../newsletter/send-subscription.ts';
import { sendNewsletter, sendNewsletterTest } from '../newsletter/sending/send-newsletter.ts';
import { sendNotice, sendNoticeDecision, sendNoticeReceipt } from '../notices/send-notice.ts';
import { changeShopCurrency } from './change-currency.ts';
import { continueChange } from './change-products.ts';
import { fetchFeed } from './fetch-feed.ts';
import { importUploaded } from './import-upload.ts';
import { reimportFeed } from './reimport-feed.ts';
import { removeDeleted } from './remove-store.ts';
import { sendWebhookPaused } from './send-webhook-paused.ts';
import { tryFeed } from './try-feed.ts';

/** The task of each job. */
export const tasks: { [Name in JobName]: Task<Name> } = {
  'mail-verification': sendVerification,
  'mail-reset': sendReset,
  'mail-password-changed': sendPasswordChanged,
  'mail-passkey-added': sendPasskeyAdded,
  'mail-deletion': sendDeletion,
  'mail-email-change': sendEmailChange,
  'mail-email-requested': sendEmailRequested,
  'mail-email-changed': sendEmailChanged,
  'make-export': makeExport,
  'mail-export': sendExport,
  'mail-address-data': sendAddressData,
  'mail-subscription': sendSubscription,
  'mail-contact': sendContactMessage,
  'mail-contact-reply': sendContactReply,
  'mail-notice': sendNotice,
  'mail-notice-receipt': sendNoticeReceipt,
  'mail-notice-decision': sendNoticeDecision,
  'mail-staff-reset': sendStaffReset,
  'mail-staff-invitation': sendStaffInvitation,
  'mail-feed-news': sendFeedNews,
  'mail-feeds-week': sendFeedsWeek,
  'check-links': checkScheduledLinks,
  'mail-dead-links': sendDeadLinks,
  'mail-webhook-paused': sendWebhookPaused,
  'mail-test': sendTestMail,
  'mail-newsletter': sendNewsletter,
  'mail-newsletter-test': sendNewsletterTest,
  'find-alerts': findAlerts,
  'mail-alerts': mailAlerts,
  'fetch-feed': fetchFeed,
  'reimport-feed': reimportFeed,
  'import-upload': importUploaded,
  'try-feed': tryFeed,
  'change-products': continueChange,
  'remove-store': removeDeleted,
  'change-currency': changeShopCurrency,
};
