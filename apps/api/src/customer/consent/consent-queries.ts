import { consents } from '@wearfolio/contracts/consents';
import type { Prisma } from '@wearfolio/database/generated/client';

type Db = Pick<Prisma.TransactionClient, '$executeRaw'>;
type Purpose = keyof typeof consents;
type Owner = { customerId: number } | { subscriptionId: number };

/** How the customer gave or withdrew a consent. */
type Method = 'registration' | 'switch in the profile' | 'link in a mail';

const idsOf = (owner: Owner): [customer: number | null, subscription: number | null] =>
  'customerId' in owner ? [owner.customerId, null] : [null, owner.subscriptionId];

/** Records a consent with the text that was shown. Does nothing when that consent is already in force. */
export const giveConsent = async (db: Db, owner: Owner, purpose: Purpose, method: Method): Promise<void> => {
  const [customerId, subscriptionId] = idsOf(owner);
  const { wording, version } = consents[purpose];
  await db.$executeRaw`
    INSERT INTO consent (customer_id, subscription_id, purpose, wording, version, method)
    SELECT ${customerId}::int, ${subscriptionId}::int, ${purpose}, ${wording}, ${version}, ${method}
    WHERE NOT EXISTS (
      SELECT FROM consent WHERE purpose = ${purpose} AND withdrawn_at IS NULL
        AND (customer_id = ${customerId}::int OR subscription_id = ${subscriptionId}::int))`;
};

/** Records that a consent was withdrawn. */
export const withdrawConsent = async (db: Db, owner: Owner, purpose: Purpose, method: Method): Promise<void> => {
  const [customerId, subscriptionId] = idsOf(owner);
  await db.$executeRaw`
    UPDATE consent SET withdrawn_at = now(), withdrawn_by = ${method}
    WHERE purpose = ${purpose} AND withdrawn_at IS NULL
      AND (customer_id = ${customerId}::int OR subscription_id = ${subscriptionId}::int)`;
};
