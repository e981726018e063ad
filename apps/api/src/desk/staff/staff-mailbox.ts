import type { Database } from '@wearfolio/database/client';
import { type DeskLocale, defaultLocale, isDeskLocale } from '@wearfolio/messages/locales';
import type { Mailbox } from '../../jobs/mail/mailbox.ts';

/** A member of staff as the reader of a mail, and the language to write it in. */
export type StaffMailbox = { to: Mailbox; locale: DeskLocale };

const readable = (language: string | undefined): DeskLocale => (isDeskLocale(language) ? language : defaultLocale);

/** The mailbox of a member of staff, or null when the account is removed. */
export const findStaffMailbox = async (db: Database, id: number): Promise<StaffMailbox | null> => {
  const staff = await db.staff.findUnique({ where: { id }, select: { email: true, language: true } });
  return staff && { to: { name: '', address: staff.email }, locale: readable(staff.language) };
};

/** The language of mails to a member of staff; English when the account is removed. */
export const findStaffLanguage = async (db: Database, id: number): Promise<DeskLocale> =>
  (await findStaffMailbox(db, id))?.locale ?? defaultLocale;

/** Notes the language of mails to a member of staff. */
export const keepStaffLanguage = async (db: Database, id: number, language: DeskLocale): Promise<void> => {
  await db.staff.updateMany({ where: { id }, data: { language } });
};
