import type { Identity } from '@wearfolio/contracts/identity/identity';
import { createTransport, type NodemailerError } from 'nodemailer';
import { previewAddress } from '../../pages/face/face.ts';
import { JobHopeless, type JobRun } from '../job.ts';
import type { Mail, MailBrand } from './letter.ts';
import { type Mailbox, maskSecrets, readMailbox } from './mailbox.ts';

/** A mail on its way. `stopHref` is opened by its reader, or posted to by the reader's mail program (RFC 8058). */
export type Outgoing = { to: Mailbox; mail: Mail; job: JobRun; replyTo?: Mailbox; stopHref?: string };

/** Sends one mail. Rejects with MailUnsent, or with JobHopeless where the other side says that it never will take it. */
export type Mailer = { send: (outgoing: Outgoing) => Promise<void> };

/** A mail that the server did not take. `isSurely` is false where it may have arrived all the same. */
export class MailUnsent extends Error {
  readonly isSurely: boolean;

  constructor(message: string, isSurely: boolean) {
    super(message);
    this.isSurely = isSurely;
  }
}

// A server that hangs is given up long before the job's lease ends, in milliseconds.
const timeouts = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };
const deadline = 30_000;

// Who may not come in or must not send is our mistake and can be mended; what is said of recipient or text is final.
const isFinal = ({ permanent, command }: NodemailerError): boolean =>
  permanent === true && (command === 'RCPT TO' || command === 'DATA');

const neverConnected = new Set(['EDNS', 'EAUTH', 'EENVELOPE', 'ETLS']);

const wasSurelyUnsent = (error: NodemailerError & NodeJS.ErrnoException & { timeoutType?: string }): boolean =>
  error.responseCode !== undefined ||
  error.syscall === 'connect' ||
  neverConnected.has(error.code ?? '') ||
  ['CONNECTION_TIMEOUT', 'GREETING_TIMEOUT', 'DNS_TIMEOUT'].includes(error.timeoutType ?? '');

const explain = (error: NodemailerError): Error => {
  const reason = maskSecrets(error.response ?? error.message);
  return isFinal(error) ? new JobHopeless(reason) : new MailUnsent(reason, wasSurelyUnsent(error));
};

/** The same for every attempt of a job, so that a mail that arrives twice can be told from two mails. */
const messageId = ({ id, createdAt }: JobRun, { address }: Mailbox): string =>
  `<job-${id}-${createdAt.getTime().toString(36)}@${address.split('@')[1]}>`;

type Options = {
  smtpUrl: string;
  /** What the shop is when a mail is sent. */
  identity: () => Promise<Identity>;
  publicUrl: string;
};

/** What the shop is in a mail. */
export const brandOf = ({ name, accent, imprint, logo }: Identity, publicUrl: string): MailBrand => ({
  name,
  accent,
  imprint,
  logo: previewAddress(publicUrl, logo?.src ?? null),
});

/** A mailer over the server at `smtpUrl`; one connection per mail, closed when it is sent. */
export const createMailer = ({ smtpUrl, identity, publicUrl }: Options): Mailer => {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return {
    send: async ({ to, mail, job, replyTo, stopHref }) => {
      const shop = await identity();
      const from = readMailbox(shop.mail_from);
      await transport
        .sendMail({
          ...mail(brandOf(shop, publicUrl)),
          from,
          to,
          ...(replyTo && { replyTo }),
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
        .catch((error: NodemailerError) => {
          throw explain(error);
        });
    },
  };
};
