import { brandResolver } from './clean/brand/brand.ts';
import { brandDecider, type DecidedBrand } from './clean/brand/decide-brand.ts';
import { placeRow } from './clean/category/category.ts';
import type { CategoryHints } from './clean/category/category-hints.ts';
import { levelsOfPath } from './clean/category/mapped-path.ts';
import type { Placement } from './clean/category/placement.ts';
import { type ReadColor, readColor } from './clean/color/color.ts';
import { memo } from './clean/memo.ts';
import { cleanHtml } from './clean/text/html.ts';
import { shortText } from './clean/text/text.ts';
import { bareName } from './clean/title/bare-name.ts';
import { type CutTitle, cutTitle } from './clean/title/cut-title.ts';
import { cutOwnSize } from './clean/title/own-size.ts';
import { plainMarks } from './clean/title/plain-marks.ts';
import { hideNumber, showNumber } from './clean/title/stated-options.ts';
import { withoutBrand } from './clean/title/title.ts';
import type { TitleHints } from './clean/title/title-kinds.ts';
import { titlePattern } from './clean/title/title-pattern.ts';
import { variantCleaner } from './clean-variants.ts';
import type { CleaningRules } from './cleaning-rules.ts';
import { titleKey } from './group/group-stem.ts';
import type { FeedProfile } from './profile/profile.ts';

const maxCategory = 500;

const categoryPath = (raw: string): string => levelsOfPath(shortText(raw)).join(' > ').slice(0, maxCategory);

/**
 * The rules of a store with its feed's profile. They cache the parts of a row that depend only on texts that many rows
 * share.
 */
export const rowRules = (rules: CleaningRules, profile: FeedProfile | null) => {
  const { store, knownBrands } = rules;
  const decideBrand = brandDecider({ store, profile, knownBrands, resolve: memo(brandResolver(rules.brands)) });
  const pattern = store.titlePattern === null ? null : titlePattern(store.titlePattern);
  const colors = new Set(profile?.colors ?? []);
  const endsInSizes = profile?.titlesEndInSizes ?? false;
  const holdsColors = profile?.titlesHoldColors ?? false;
  /** Where columns state the size, another number belongs to the name. */
  const cutStated = (whole: string, hints: TitleHints): CutTitle => {
    const own = profile?.titlesEndInOwnSizes ? cutOwnSize(whole, hints.stated?.sizes ?? []) : null;
    const bare = own?.rest ?? whole;
    const found = cutOthers(bare, hints);
    return own ? { ...found, size: own.size } : found;
  };
  const cutOthers = (bare: string, hints: TitleHints): CutTitle => {
    const cut = cutTitle(bare, hints);
    const hidden = hideNumber(bare, cut.size, hints);
    if (hidden === null || cut.size === null) return cut;
    const other = cutTitle(hidden, hints);
    return { ...other, title: showNumber(other.title, cut.size) };
  };
  const titleOf = (
    name: string,
    { spellings }: DecidedBrand,
    hints: Pick<TitleHints, 'color' | 'size' | 'ids' | 'stated'>,
  ): CutTitle => {
    const found = pattern?.(name, spellings);
    if (found) return { ...found, title: withoutBrand(found.title, spellings) };
    // A promotion can precede the brand: 'SALE! Oboro Boot'.
    const all = { ...hints, colors, endsInSizes, holdsColors };
    const bare = bareName(name, spellings);
    const cut = cutStated(bare, all);
    // Some models are named like their brand: 'TARNBECK MENS - 40' is not a product called 'Mens'.
    return cut.title !== '' && titleKey(cut.title) === '' ? cutTitle(plainMarks(name), all) : cut;
  };
  const colorOf = memo((raw: string): ReadColor => readColor(raw, rules.colors));
  const textOf = memo(shortText);
  return {
    textOf,
    profile,
    /** That of the feed's texts; null if it is English. */
    language: rules.language === 'en' ? null : (rules.language ?? profile?.language ?? null),
    shoes: new Set(profile?.shoes ?? []),
    store,
    brandOf: decideBrand,
    ruledBrand: (brand: string, fed: string): DecidedBrand => ({
      brand,
      certainty: brand === '' ? 'unknown' : 'certain',
      spellings: [brand, fed].filter((one) => one !== ''),
      isRuled: true,
    }),
    categoryOf: memo(categoryPath),
    htmlOf: memo(cleanHtml, 200, 20_000),
    titleOf,
    placementOf: (hints: CategoryHints): Placement => placeRow(hints, rules.categories),
    variantsOf: variantCleaner(rules, profile, colorOf),
  };
};

export type RowRules = ReturnType<typeof rowRules>;
