import { type QualityPoint, readTrend } from '@wearfolio/catalogue/figures/quality';
import { listUnknownReasons } from '@wearfolio/catalogue/figures/unknown-reasons';
import { findKept } from '@wearfolio/catalogue/import/kept-feed';
import { type DeliveryRule as KnownRule, listDeliveryRules } from '@wearfolio/catalogue/stores/delivery-rules';
import { describeProfile } from '@wearfolio/catalogue/stores/describe-profile';
import { saveSettings as save } from '@wearfolio/catalogue/stores/save-settings';
import { type KnownStore, loadStore } from '@wearfolio/catalogue/stores/store-settings';
import type { DeliveryRule, StoreAbout, StoreSettings } from '@wearfolio/contracts/desk-store-settings';
import { type Database, poolOf } from '@wearfolio/database/client';
import { refusing } from '../refusing-queries.ts';

/** Refusals of settings become 409. */
export const saveSettings = (...given: Parameters<typeof save>): Promise<void> => refusing(() => save(...given));

const toShown = (store: KnownStore): StoreSettings => ({
  brand: store.brand ?? '',
  force_brand: store.forceBrand,
  title_pattern: store.titlePattern ?? '',
  currency: store.currency ?? '',
  audience: store.audience ?? '',
  category: store.category ?? '',
  link: store.link ?? '',
  picture_base: store.pictureBase ?? '',
  archive_files: store.archiveFiles ?? '',
  mapping: store.mapping === null ? '' : JSON.stringify(store.mapping),
});

const toShownRule = ({ freeFrom, returnsDays, returnsFree, returnsNote, ...rule }: KnownRule): DeliveryRule => ({
  ...rule,
  free_from: freeFrom,
  returns_days: returnsDays,
  returns_free: returnsFree,
  returns_note: returnsNote,
});

const toPoint = ({ at, quality: { products, duplicates, examples: _, ...known } }: QualityPoint) => ({
  at: at.toISOString(),
  products,
  duplicates,
  known,
});

const findOutward = async (db: Database, id: number): Promise<Pick<StoreAbout, 'click_out' | 'feeds_out'>> => {
  const store = await db.store.findUnique({ where: { id }, select: { clickOutTemplate: true, feedsOut: true } });
  return { click_out: store?.clickOutTemplate ?? '', feeds_out: store?.feedsOut ?? false };
};

/** The settings and known facts of a store and its feed. Null when there is no such store. */
export const findStoreAbout = async (db: Database, id: number): Promise<StoreAbout | null> => {
  const pool = poolOf(db);
  const store = await loadStore(pool, id);
  if (!store) return null;
  const [rules, outward, trend, reasons, kept] = await Promise.all([
    listDeliveryRules(pool, id),
    findOutward(db, id),
    readTrend(pool, id),
    listUnknownReasons(pool, id),
    findKept(pool, id),
  ]);
  return {
    id,
    name: store.name,
    settings: toShown(store),
    ...outward,
    delivery: rules.map(toShownRule),
    learned: describeProfile(store.profile),
    quality: trend.map(toPoint),
    alike: trend[0]?.quality.examples ?? [],
    reasons,
    kept: kept ? { host: kept.host, at: kept.keptAt.toISOString() } : null,
  };
};
