import type { DeskChange } from '@wearfolio/contracts/desk-changes';
import type { OverrideField } from '@wearfolio/contracts/override-fields';
import { settings } from '../../lib/settings.ts';
import { t } from '../../lib/t.tsx';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The names of kinds, colors and sizes in the language of the desk, by their slugs. */
const names = new Map(Object.entries(settings.names ?? {}).map(([name, own]) => [slugOf(name), own]));

const kindWords = (slug: string): string => names.get(slug) ?? capital(slug.replaceAll('-', ' '));

/** A name of our data, such as that of a color, in the language of the desk. */
export const nameWords = (name: string): string => names.get(slugOf(name)) ?? name;

/** Formats a category path: `women/shoes/ankle-boots` as "Women / Shoes / Ankle Boots". */
export const categoryWords = (path: string): string => path.split('/').map(kindWords).join(' / ');

/** '1,284 products'. */
export const countWords = (count: number): string => t('desk.parts.productCount', { count });

/** The names of the fields that staff can change. */
export const overrideWords: Readonly<Record<OverrideField, string>> = {
  title: t('desk.parts.title'),
  brand: t('desk.parts.brand'),
  category: t('desk.parts.kind'),
  audience: t('desk.parts.audience'),
  color: t('desk.parts.color'),
  description: t('desk.parts.description'),
  pictures: t('desk.parts.pictures'),
  hidden: t('desk.catalogue.hidden'),
};

type Deed = readonly [set: string, back: string];

const deeds: Record<OverrideField, Deed> & Record<string, Deed> = {
  title: [t('desk.catalogue.titleChanged'), t('desk.catalogue.titleAsFed')],
  brand: [t('desk.catalogue.brandChanged'), t('desk.catalogue.brandAsFed')],
  category: [t('desk.catalogue.kindChanged'), t('desk.catalogue.kindAsFed')],
  audience: [t('desk.catalogue.audienceChanged'), t('desk.catalogue.audienceAsFed')],
  color: [t('desk.catalogue.colorChanged'), t('desk.catalogue.colorFeed')],
  description: [t('desk.catalogue.descriptionChanged'), t('desk.catalogue.descriptionAsFed')],
  pictures: [t('desk.catalogue.picturesChanged'), t('desk.catalogue.picturesFeed')],
  hidden: [t('desk.catalogue.hidden'), t('desk.catalogue.shownAgain')],
  'switch brand': [t('desk.catalogue.brandSwitchedOff'), t('desk.catalogue.brandSwitchedOn')],
  'switch store': [t('desk.catalogue.storeSwitchedOff'), t('desk.catalogue.storeSwitchedOn')],
  'rename brand': [t('desk.catalogue.brandRenamed'), t('desk.catalogue.brandRenamed')],
  'rename store': [t('desk.catalogue.storeRenamed'), t('desk.catalogue.storeRenamed')],
  'merge brand': [t('desk.catalogue.brandMerged'), t('desk.catalogue.brandSeparated')],
  'delete store': [t('desk.catalogue.storeDeleted'), t('desk.catalogue.storeKept')],
};

/** Describes a change. */
export const changeWords = ({ field, value }: Pick<DeskChange, 'field' | 'value'>): string => {
  const [set, back] = deeds[field] ?? [field, field];
  return value === null ? back : set;
};
