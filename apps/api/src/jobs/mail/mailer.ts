import type { Identity } from '@wearfolio/contracts/identity/identity';
import type { Locale } from '@wearfolio/messages/locales';
import { createTransport, type NodemailerError } from 'nodemailer';
import { mailPicture } from '../../addresses/whole-address.ts';
import { JobHopeless, type JobRun } from '../job.ts';
import type { Mail, MailBrand } from './mail-content.ts';
import type { Turn } from './mail-turn.ts';
import { type Mailbox, maskSecrets, readMailbox } from './mailbox.ts';

/** A file that comes with a mail. */
export type MailFile = { filename: string; content: string; contentType: string };

/**
 * A mail to send, in its turn or with `noTurn`. The recipient opens `stopHref`, or their mail program posts to it (RFC
 * 8058).
 */
export type Outgoing = {
  turn: Turn;
  to: Mailbox;
  mail: Mail;
  /** English by default. */
  locale?: Locale;
  job: JobRun;
  replyTo?: Mailbox;
  stopHref?: string;
  file?: MailFile;
};

/** Sends one mail. Rejects with MailUnsent, or with JobHopeless when the server refuses it for good. */
export type Mailer = { send: (outgoing: Outgoing) => Promise<void> };

/** A mail that the server did not accept. `isSurely` is false when it may have been delivered. */
export class MailUnsent extends Error {
  readonly isSurely: boolean;

  constructor(message: string, isSurely: boolean) {
    super(message);
    this.isSurely = isSurely;
  }
}

// In ms. A hanging server must fail long before the job's lease ends.
const timeouts = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };
const deadline = 30_000;

// Authentication and sender errors are ours to fix. Errors about the recipient or the text are final.
const isFinal = ({ permanent, command }: NodemailerError): boolean =>
  permanent === true && (command === 'RCPT TO' || command === 'DATA');

const unsentCodes = new Set(['EDNS', 'EAUTH', 'EENVELOPE', 'ETLS']);

const wasSurelyUnsent = (error: NodemailerError & NodeJS.ErrnoException & { timeoutType?: string }): boolean =>
  error.responseCode !== undefined ||
  error.syscall === 'connect' ||
  unsentCodes.has(error.code ?? '') ||
  ['CONNECTION_TIMEOUT', 'GREETING_TIMEOUT', 'DNS_TIMEOUT'].includes(error.timeoutType ?? '');

const explain = (error: NodemailerError): Error => {
  const reason = maskSecrets(error.response ?? error.message);
  return isFinal(error) ? new JobHopeless(reason) : new MailUnsent(reason, wasSurelyUnsent(error));
};

/** The same for every attempt of a job, so that duplicates can be recognized. */
const messageId = ({ id, createdAt }: JobRun, { address }: Mailbox): string =>
  `<job-${id}-${createdAt.getTime().toString(36)}@${address.split('@')[1]}>`;

type Options = {
  smtpUrl: string;
  /** The shop's identity at the time of sending. */
  identity: () => Promise<Identity>;
  publicUrl: string;
};

/** The shop's branding in mails. */
export const brandOf = ({ name, accent, imprint, logo }: Identity, publicUrl: string): MailBrand => ({
  name,
  accent,
  imprint,
  logo: mailPicture(publicUrl, logo?.src ?? null),
});

/** A mailer for the server at `smtpUrl`. Each mail uses its own connection. */
export const createMailer = ({ smtpUrl, identity, publicUrl }: Options): Mailer => {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return {
    send: async ({ turn, to, mail, locale, job, replyTo, stopHref, file }) => {
      const shop = await identity();
      const from = readMailbox(shop.mail_from);
      await transport
        .sendMail({
          ...mail(brandOf(shop, publicUrl), locale),
          from,
          to,
          ...(replyTo && { replyTo }),
          ...(file && { attachments: [file] }),
          envelope: { from: from.address, to: [to.address] },
          messageId: messageId(job, from),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(stopHref && {
              'List-Unsubscribe': `<${stopHref}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: AbortSignal.any([job.signal, AbortSignal.timeout(deadline)]),
        })
        .catch(async (error: NodemailerError) => {
          const failure = explain(error);
          if (!(failure instanceof MailUnsent) || failure.isSurely) await turn.release();
          throw failure;
        });
    },
  };
};
