import { hashOfKey, makeKey } from '@wearfolio/catalogue/partners/partner-key';
import type { Database } from '@wearfolio/database/client';

/** Adds a partner with the highest quota and this slug. Returns its key. */
export const addKey = async (db: Database, slug = 'partner'): Promise<string> => {
  const key = makeKey();
  await db.partner.create({ data: { name: slug, slug, keyHash: hashOfKey(key), quotaPerDay: 10_000_000 } });
  return key;
};
