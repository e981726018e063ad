import type { Database } from '@wearfolio/database/client';
import { addJob } from '@wearfolio/database/jobs';
import type { Session } from '../../request/plugins/session.ts';
import { giveConsent } from '../consent/consent-queries.ts';
import { customerFields, type StoredCustomer } from '../queries.ts';
import { createSession } from '../session/session-queries.ts';

type NewCustomer = { firstName: string; lastName: string; email: string; passwordHash: string; wantsAlerts: boolean };

/** A customer and the session that opens the account to them. */
export type SignedInStored = { customer: StoredCustomer; session: Session };

/**
 * A customer, a session and the job of the verification mail, all or nothing; null where somebody has that address, which
 * the database decides.
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
