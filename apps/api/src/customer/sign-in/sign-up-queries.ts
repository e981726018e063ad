import type { Database } from '@wearfolio/database/client';
import { addJob } from '@wearfolio/database/jobs';
import type { Session } from '../../http/plugins/session.ts';
import { giveConsent } from '../consent/consent-queries.ts';
import { customerFields, type StoredCustomer } from '../queries.ts';
import { createSession } from '../session/session-queries.ts';

type NewCustomer = {
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string;
  wantsAlerts: boolean;
  /** The prefix of the market of the page, '' for the first. */
  market: string;
};

/** A customer and a new session. */
export type SignedInStored = { customer: StoredCustomer; session: Session };

/**
 * Creates a customer, a session and the job of the verification mail in one transaction. Null when the address is
 * taken, which the unique index decides.
 */
export const createCustomer = (db: Database, data: NewCustomer, isRemember: boolean): Promise<SignedInStored | null> =>
  db.$transaction(async (tx) => {
    const [customer] = await tx.customer.createManyAndReturn({
      data: [data],
      skipDuplicates: true,
      select: customerFields,
    });
    if (!customer) return null;
    if (data.wantsAlerts) await giveConsent(tx, { customerId: customer.id }, 'alerts', 'registration');
    const session = await createSession(tx, customer.id, isRemember);
    await addJob(tx, 'mail-verification', { customerId: customer.id }, { key: `mail-verification:${customer.id}` });
    return { customer, session };
  });
