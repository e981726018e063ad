import { type Actor, audit } from '../audit.ts';
import { withTransaction } from '../connection.ts';
import { Refused } from '../refused.ts';
import { checkTemplate } from './click-out-templates.ts';
import { type DeliveryRule, keepDeliveryRules, listDeliveryRules } from './delivery-rules.ts';
import { giveOut } from './feeds-out.ts';
import { changed, keepSettings, loadStore, readSettings, type SettingsChange, settingsOf } from './store-settings.ts';

/** `clickOut` is the template of buy links; '' leads straight to the store. */
export type StoreChange = {
  storeId: number;
  settings: SettingsChange;
  clickOut: string;
  /** All of its rules; undefined keeps them. */
  delivery?: readonly DeliveryRule[] | undefined;
  /** Whether its terms allow its products in feeds of the shop; undefined keeps it. */
  feedsOut?: boolean | undefined;
};

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

const lockStore =
  'SELECT click_out_template AS "clickOut", feeds_out AS "feedsOut" FROM store WHERE id = $1 FOR UPDATE';

/**
 * Saves the settings of a store's feed, buy links and delivery, with an audit log entry. Throws Refused for an unknown store or
 * an invalid setting, and StoreBusy for other feeds while the store is being imported.
 */
export const saveSettings = (
  url: string,
  actor: Actor,
  { storeId, settings, clickOut, delivery, feedsOut }: StoreChange,
): Promise<void> => {
  const cleaned = readSettings(settings);
  const template = clickOut === '' ? null : clickOut;
  if (template !== null) checkTemplate(template);
  return withTransaction(url, async (db) => {
    const { rows } = await db.query<{ clickOut: string | null; feedsOut: boolean }>(lockStore, [storeId]);
    const known = await loadStore(db, storeId);
    if (!rows[0] || !known) throw new Refused('There is no such store');
    const after = changed(known, cleaned);
    await keepSettings(db, storeId, cleaned, { actor });
    const rulesBefore = await listDeliveryRules(db, storeId);
    const isKept = delivery === undefined || isSame(rulesBefore, delivery);
    const rules = isKept ? rulesBefore : await keepDeliveryRules(db, storeId, delivery);
    const isGiven = feedsOut ?? rows[0].feedsOut;
    await db.query('UPDATE store SET click_out_template = $2 WHERE id = $1', [storeId, template]);
    if (isGiven !== rows[0].feedsOut) await giveOut(db, { id: storeId, name: known.name }, isGiven);
    await audit(db, actor, {
      action: 'set store',
      subject: known.name,
      before: { ...settingsOf(known), ...rows[0], delivery: rulesBefore },
      after: { ...settingsOf(after), clickOut: template, feedsOut: isGiven, delivery: rules },
    });
  });
};
