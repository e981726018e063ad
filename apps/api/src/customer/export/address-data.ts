import type { AddressRow } from '@wearfolio/database/jobs';
import { findPlace } from '../../jobs/mail/mail-place.ts';
import { takeTurn } from '../../jobs/mail/mail-turn.ts';
import { addressDataMail } from '../../jobs/mail/templates/address-data.ts';
import type { Task } from '../../jobs/task.ts';
import { collect, findAddress } from './export-queries.ts';

/** Mails what is stored about an address to this address. Does nothing when the row with it is gone. */
export const sendAddressData: Task<'mail-address-data'> = async (context, row: AddressRow, job) => {
  const { db, mailer } = context;
  const found = await findAddress(db, row);
  if (!found) return;
  const { email, market } = found;
  const { locale } = await findPlace(context, market);
  const content = JSON.stringify(await collect(db, { id: null, email }), null, 2);
  await mailer.send({
    turn: await takeTurn(db, 'stranger', email),
    to: { name: '', address: email },
    locale,
    mail: addressDataMail(),
    file: { filename: 'your-data.json', content, contentType: 'application/json' },
    job,
  });
};
