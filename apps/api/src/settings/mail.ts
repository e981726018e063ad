import * as z from 'zod/mini';
import { isPort, isPortOrNone, number, text, type Values, variable } from './variable.ts';

const isSmtpUrl = (value: string): boolean => /^smtps?:$/.test(URL.parse(value)?.protocol ?? '');

const freePort = 'a whole number from 1 to 65535, or 0 for any free port';

export const mailVariables = {
  SMTP_URL: variable('an address such as smtp://name:password@mail.example:587', z.optional(text(isSmtpUrl))),
  MAIL_UI_PORT: variable(freePort, z._default(number(isPortOrNone), 1080)),
  MAIL_SMTP_PORT: variable(freePort, z._default(number(isPortOrNone), 1025)),
  WORKER: variable('inline or off', z._default(z.enum(['inline', 'off']), 'inline')),
  WORKER_PORT: variable('a whole number from 1 to 65535', z.optional(number(isPort))),
};

export type MailSettings = {
  /** Null: the development inbox. */
  smtpUrl: string | null;
  /** The ports of that inbox. 0: any free one. */
  mailUiPort: number;
  mailSmtpPort: number;
  /** Whether this process also runs jobs. */
  worker: 'inline' | 'off';
  /** Where a separate worker reports its health. Null: nowhere. */
  workerPort: number | null;
};

export const mailSettings = (values: Values<typeof mailVariables>): MailSettings => ({
  smtpUrl: values.SMTP_URL ?? null,
  mailUiPort: values.MAIL_UI_PORT,
  mailSmtpPort: values.MAIL_SMTP_PORT,
  worker: values.WORKER,
  workerPort: values.WORKER_PORT ?? null,
});
