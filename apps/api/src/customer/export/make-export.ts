import { kindOf, takeTurn } from '../../jobs/mail/mail-turn.ts';
import { findRecipient } from '../../jobs/mail/queries.ts';
import { exportMail } from '../../jobs/mail/templates/export.ts';
import type { Task } from '../../jobs/task.ts';
import { createExport, findExport } from './export-queries.ts';

/** Writes the export of a customer's data. */
export const makeExport: Task<'make-export'> = ({ db }, { customerId }) => createExport(db, customerId);

/** Mails that the export is ready. Does nothing when it has expired. */
export const sendExport: Task<'mail-export'> = async ({ db, mailer, publicUrl }, { customerId }, job) => {
  const customer = await findRecipient(db, customerId);
  if (!customer || !(await findExport(db, customerId))) return;
  await mailer.send({
    turn: await takeTurn(db, kindOf(customer), customer.email),
    to: { name: '', address: customer.email },
    mail: exportMail({ firstName: customer.firstName, href: `${publicUrl}/your-data` }),
    job,
  });
};
