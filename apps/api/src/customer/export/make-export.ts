import { findPlace } from '../../jobs/mail/mail-place.ts';
import { kindOf, takeTurn } from '../../jobs/mail/mail-turn.ts';
import { findRecipient } from '../../jobs/mail/queries.ts';
import { exportMail } from '../../jobs/mail/templates/export.ts';
import type { Task } from '../../jobs/task.ts';
import { createExport, findExport } from './export-queries.ts';

/** Writes the export of a customer's data. */
export const makeExport: Task<'make-export'> = ({ db }, { customerId }) => createExport(db, customerId);

/** Mails that the export is ready. Does nothing when it has expired. */
export const sendExport: Task<'mail-export'> = async (context, { customerId }, job) => {
  const { db, mailer } = context;
  const customer = await findRecipient(db, customerId);
  if (!customer || !(await findExport(db, customerId))) return;
  const { origin, locale } = await findPlace(context, customer.market);
  await mailer.send({
    locale,
    turn: await takeTurn(db, kindOf(customer), customer.email),
    to: { name: '', address: customer.email },
    mail: exportMail({ firstName: customer.firstName, href: `${origin}/your-data` }),
    job,
  });
};
