import { type FeedProfile, languageOfTexts } from '@wearfolio/feeds/profile/profile';
import type { CleaningRules } from '@wearfolio/feeds/read-feed';
import { addFindAlerts } from '../alerts/find-alerts.ts';
import { type Connection, inTransaction } from '../connection.ts';
import { followDecisions, queueImported } from '../matching/queue.ts';
import { beginSeries } from '../prices/begin-series.ts';
import { judgePrices } from '../prices/judge-prices.ts';
import { createTouched, publishTouched } from '../publish/publish-listing.ts';
import { learnPairs } from '../sizes/learn-pairs.ts';
import { placeBrandSizes } from '../sizes/place-brand-sizes.ts';
import { dropKeptCurrency } from '../stores/store-settings.ts';
import { appendChanges, keepOffered } from './append-changes.ts';
import { applyMappings } from './apply-mappings.ts';
import { createCategories, createPalette, createUnisexCategories, createValues } from './create-references.ts';
import { findFollowed, followColors, keepSaved } from './follow-colors.ts';
import { followOverrides, overridePictures, overrideProducts } from './follow-overrides.ts';
import { followSizes } from './follow-sizes.ts';
import { findJumps, holdPrices, type Jumps } from './hold-prices.ts';
import { keepFed } from './keep-fed.ts';
import { keepDecided, keepDecisions } from './keep-pictures.ts';
import { lockParents } from './lock-parents.ts';
import { mergeColors } from './merge-colors.ts';
import { mergeMedia } from './merge-media.ts';
import { moveHeldPrices, priceMergedProducts } from './merge-prices.ts';
import { mergeProducts } from './merge-products.ts';
import { mergeVariants } from './merge-variants.ts';
import { moveClicks, moveReferences, retireFormer } from './move-former.ts';
import type { Plan } from './plan.ts';
import { measureQuality } from './quality.ts';
import { finishRun, keepNotes } from './runs.ts';
import type { Staged } from './staging.ts';
import { unfoldWork } from './work-tables.ts';

export type Merge = {
  storeId: number;
  importId: number;
  format: string | null;
  /** What was learned from the feed; null keeps the earlier profile. */
  profile: FeedProfile | null;
  shipping: string | undefined;
  mayJump: boolean;
  /** Whether the rows are products by hand, not of a feed. */
  isOwn: boolean;
  rules: CleaningRules;
  staged: Staged;
  plan: Plan;
  /** Keeps the feed itself. */
  keep?: ((db: Connection) => Promise<void>) | undefined;
};

const touchStore = `
  WITH written AS (
    UPDATE store SET shipping_policy = $2 WHERE id = $1 AND shipping_policy IS DISTINCT FROM $2 RETURNING id
  )
  INSERT INTO touched SELECT p.id FROM product p JOIN written ON written.id = p.store_id`;

const keepProfile = 'UPDATE store SET profile = $2 WHERE id = $1 AND profile IS DISTINCT FROM $2::jsonb';

// Its cards name the language of their titles. One that no longer stands out stays.
const keepLanguage = `
  WITH written AS (
    UPDATE store SET language = $2 WHERE id = $1 AND language IS DISTINCT FROM $2 AND $2 <> '' RETURNING id
  )
  INSERT INTO touched SELECT p.id FROM product p JOIN written ON written.id = p.store_id ON CONFLICT DO NOTHING`;

/** Keeps what was learned from a store's feed. */
const keepLearned = async (db: Connection, storeId: number, profile: FeedProfile): Promise<void> => {
  await db.query(keepProfile, [storeId, JSON.stringify(profile)]);
  await db.query(keepLanguage, [storeId, languageOfTexts(profile) ?? '']);
  if (profile.statesCurrency) await dropKeptCurrency(db, storeId);
};

const touchWork = `
  INSERT INTO touched
  SELECT product_id FROM work_product UNION ALL SELECT product_id FROM vanished UNION ALL SELECT id FROM former
  ON CONFLICT DO NOTHING`;

// Prices of other products cannot have changed.
const repriced = `
  SELECT w.product_id FROM work_product w JOIN plan p ON p.first_seq = w.product
  WHERE p.outcome = 'changed' AND (
    p.is_merge OR (p.old_quoted, p.old_quoted_retail, p.old_currency) IS DISTINCT FROM (w.quoted, w.quoted_retail, w.currency)
  )`;

/**
 * Merges the staged feed into the catalogue in one transaction: readers see all of it or nothing, and a kill leaves
 * nothing behind. Returns the held prices.
 */
export const mergeFeed = (db: Connection, merge: Merge): Promise<Jumps> => {
  const { storeId, importId, rules, staged, plan, format } = merge;
  return inTransaction(db, async () => {
    await createTouched(db);
    if (merge.shipping !== undefined) await db.query(touchStore, [storeId, merge.shipping || null]);
    if (merge.profile) await keepLearned(db, storeId, merge.profile);
    await createPalette(db);
    await createCategories(db, staged.categories);
    await unfoldWork(db);
    await createUnisexCategories(db, staged);
    await priceMergedProducts(db, merge.mayJump);
    const jumps = await findJumps(db, merge.mayJump);
    await moveHeldPrices(db);
    await holdPrices(db, importId);
    await createValues(db);
    await applyMappings(db, rules);
    await lockParents(db, storeId);
    await keepOffered(db);
    await retireFormer(db, storeId);
    await followOverrides(db);
    await keepSaved(db);
    await keepDecided(db);
    const soldOut = await mergeProducts(db, storeId);
    await overrideProducts(db);
    await mergeColors(db);
    await mergeMedia(db);
    await mergeVariants(db);
    await learnPairs(db, storeId);
    await placeBrandSizes(db, 'SELECT product_id FROM work_product');
    await keepDecisions(db);
    await overridePictures(db);
    await findFollowed(db);
    await moveReferences(db);
    await followDecisions(db);
    await beginSeries(db, 'SELECT product_id FROM work_product');
    await followColors(db);
    await followSizes(db);
    const changed = soldOut + (await appendChanges(db));
    await judgePrices(db, repriced);
    await keepNotes(db, importId);
    // New products cannot be favorites yet.
    if (changed > plan.created) await addFindAlerts(db, storeId);
    await queueImported(db);
    await db.query(touchWork);
    await publishTouched(db);
    await merge.keep?.(db);
    if (!merge.isOwn) await keepFed(db, storeId, [...staged.fed.values()]);
    const quality = await measureQuality(db, storeId, changed > 0 || plan.changed > 0 || plan.regrouped > 0);
    await finishRun(db, importId, { outcome: 'imported', reason: null, format }, plan, quality);
    await moveClicks(db);
    return jumps;
  });
};
