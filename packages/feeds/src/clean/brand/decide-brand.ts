// cspell:ignore workwear arket superdry ecko volcom markenname nombre marca Topo Hardwear
import type { StoreRules } from '../../cleaning-rules.ts';
import { ownValue } from '../../profile/own-value.ts';
import type { FeedProfile } from '../../profile/profile.ts';
import type { Certainty } from '../../row.ts';
import { memo } from '../memo.ts';
import { cutNotes } from '../title/option-words.ts';
import { brandKey, unbranded } from './brand.ts';
import { areInCapitals, isInCapitals, usualCase } from './brand-case.ts';
import { leadingBrand } from './leading-brand.ts';
import { findWorldBrand, goods, titledBrand, worldBrands } from './world-brands.ts';

/**
 * A row's display brand, its certainty, the spellings by which the title may name it, whether ops decided it, and the
 * sources that contradict each other.
 */
export type DecidedBrand = {
  brand: string;
  certainty: Certainty;
  spellings: string[];
  isRuled?: boolean;
  doubts?: readonly string[];
};

type Known = {
  store: StoreRules;
  profile: FeedProfile | null;
  /** The catalogue's brands: `brandKey` -> display name. */
  knownBrands: ReadonlyMap<string, string>;
  /** Returns the display name after applying the aliases of ops and the built-in ones. */
  resolve: (name: string) => string;
};

const nothing =
  /^(?:n\/?a|none|null|unknown|generic|unbranded|unnamed|no[\s-]?brand|used(?: gear)?|sale|clearance|no[\s-]?name|various|other|default|(?:your |my )?brand(?: ?name)?|marka ?ad[ıi]|markenname|nom de (?:la )?marque|nombre de (?:la )?marca|-+|\.)$/iu;

/** Returns whether a brand column is empty or holds a placeholder. */
export const isNoBrand = (fed: string): boolean => fed === '' || nothing.test(fed);

const domain = /\.(?:com|net|org|eu|co\.uk|[a-z]{2})$/i;
const shopWords =
  /\s+(?:official(?: (?:store|shop|site))?|online(?: (?:store|shop))?|(?:web)?(?:store|shop)|outlet|us|usa|uk|eu|ca)$/i;

const ofWorld = (name: string): string => findWorldBrand(name) ?? name;

/** Turns a store's name into a brand by dropping a trailing 'Store', 'US' or '.com'. */
const brandOfStore = (name: string): string => {
  let rest = name.trim().replace(domain, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(shopWords, '');
  }
  return rest === '' ? name : ofWorld(rest);
};

/** Legal forms at the end of a name. '& Co' may belong to the brand. */
const companyForm = /(?<=\S)[\s,]+(?:inc|llc|ltd|gmbh|corp|s\.p\.a)\.?$/i;

/** Words that a company adds to its brand. */
const companyOnly =
  /^(?:(?:international|usa?|north america|company|co|inc|llc|ltd|corp(?:oration)?|group|brands?|bikes?|bicycles?|cycles|optics|eyewear|wetsuits?|boots?|shoes?|footwear|apparel|clothing|outdoors?|sports?|outfitters|industries|products|designs?|fishing|tackle|golf|surf|snowboards?|skis?|jeans|shirts|hats?|ropes?|holdings?|packs|and|&|\([^)]*\))(?!\w)[.,]?\s*)+$/i;

/** If a feed's only brand fills this share of the rows, it is also the brand of the rows without one. */
const someRows = 0.5;

/**
 * Decides brands by behavior.md#feeds-brand, in this order: a brand forced by ops; the brand column; a known brand at
 * the front of the title; the store's default brand; the store's own name if no row names a brand.
 */
export const brandDecider = ({
  store,
  profile,
  knownBrands,
  resolve,
}: Known): ((fed: string, name: string) => DecidedBrand) => {
  const ofFeed = new Map(
    [...(profile?.titleBrands ?? []), ...(profile?.brands ?? [])].map(
      (brand) => [brandKey(brand), resolve(brand)] as const,
    ),
  );
  const ofCatalogue = (words: string): string | undefined =>
    knownBrands.get(brandKey(words)) ?? knownBrands.get(brandKey(resolve(words)));
  const ofAny = (words: string): string | undefined => {
    const fed = ofFeed.get(brandKey(words));
    return fed === undefined ? ofCatalogue(words) : display(fed);
  };
  const own = resolve(brandOfStore(store.name));
  const constant = profile?.constants.brand;

  const areCapitalsUsual = areInCapitals(profile?.brands ?? []);
  /** The spelling of an all-caps brand in the built-in list, ops' aliases or the feed's texts; else title case. */
  const spelledByWorld = (brand: string): string | null => {
    const known = findWorldBrand(brand);
    const resolved = resolve(known ?? brand);
    return known !== null || resolved !== brand ? resolved : null;
  };
  const spelled = (brand: string): string => {
    if (brandKey(brand) === brandKey(own)) return own;
    return ownValue(profile?.brandSpellings, brandKey(brand)) ?? usualCase(brand, areCapitalsUsual);
  };

  /** Replaces an all-caps brand with the spelling of another row or store. */
  const display = memo((fed: string): string => {
    const resolved = resolve(fed).replace(companyForm, '');
    const ours = knownBrands.get(brandKey(resolved));
    if (!isInCapitals(resolved)) {
      const known = ours === undefined && goods.test(resolved) ? findWorldBrand(resolved) : null;
      return known === null ? resolved : resolve(known);
    }
    return ours ?? spelledByWorld(resolved) ?? spelled(resolved);
  });

  const decided = (brand: string, certainty: Certainty, ...others: string[]): DecidedBrand => ({
    brand,
    certainty,
    spellings: [brand, ...others].filter((one) => one !== '' && one !== unbranded),
  });

  const unsure = profile?.unsureBrands ? new Set(profile.unsureBrands) : null;
  const judged = (fed: string, name: string): Pick<DecidedBrand, 'certainty' | 'doubts'> => {
    if (unsure === null) return { certainty: 'certain' };
    const isTitled = brandKey(name).startsWith(brandKey(display(fed)));
    if (isTitled) return { certainty: unsure.has(brandKey(fed)) ? 'guessed' : 'certain' };
    // Where many brands are unknown, the column as a whole is in doubt.
    return { certainty: 'guessed', ...(unsure.size === 0 && { doubts: ['title contradicts brand'] }) };
  };

  // A store's name in every row says nothing about a single row.
  const ofColumn = (fed: string, name: string): DecidedBrand => {
    const isConstant = constant !== undefined && brandKey(fed) === brandKey(constant);
    const isOwnName = brandKey(fed) === brandKey(store.name);
    const areInTitles = isConstant && (profile?.titleBrands.length ?? 0) > 0;
    const titled = inTitles(fed, name);
    const named = isOwnName || areInTitles ? leadingBrand(name, isConstant ? ofAny : ofWorldToo) : null;
    const other =
      named?.brand ?? (isConstant ? wholeOfOwn(fed) : null) ?? titled ?? longAhead(fed, name) ?? shortAhead(fed, name);
    return { ...decided(other ?? display(fed), 'certain', fed, named?.spelled ?? ''), ...judged(fed, name) };
  };

  /** The store's name, if it is a brand of the built-in list and the column holds its first words only: 'Topo'. */
  const wholeOfOwn = (fed: string): string | null => {
    const key = brandKey(fed);
    const isPart = key !== brandKey(own) && own.toLowerCase().startsWith(`${fed.toLowerCase()} `);
    return isPart && !worldBrands.has(key) && worldBrands.has(brandKey(own)) ? own : null;
  };

  const inTitles = (fed: string, name: string): string | undefined => {
    const key = brandKey(fed);
    const titled = ownValue(profile?.titledBrands, key);
    const brand = titled === '' ? titledBrand(name) : titled;
    return brand === undefined ? undefined : resolve(brand);
  };

  const longNames = [...worldBrands.values(), own].map(brandKey);
  /** Skips the search in titles for most brands. */
  const hasLonger = memo((key: string): boolean =>
    longNames.some((one) => one.length > key.length && one.startsWith(key)),
  );

  /** 'Oboro Makers' for an 'Oboro' whose title begins with both words, because the built-in list or the store has them. */
  const longAhead = (fed: string, name: string): string | null => {
    const key = brandKey(fed);
    if (worldBrands.has(key) || knownBrands.has(key) || !hasLonger(key)) return null;
    const ofWorldOrOwn = (words: string): string | undefined =>
      brandKey(words) === brandKey(own) ? own : worldBrands.get(brandKey(words));
    const found = leadingBrand(name, ofWorldOrOwn);
    const isLonger = found !== null && brandKey(found.brand) !== key && brandKey(found.brand).startsWith(key);
    return isLonger ? resolve(found.brand) : null;
  };

  /**
   * 'Puma' for a 'Puma Golf' whose title begins with 'Puma' only, because the built-in list has 'Puma', or because only
   * words for companies are left: 'Oboro' for an 'Oboro Bikes'.
   */
  const shortAhead = (fed: string, name: string): string | null => {
    const words = fed.split(' ');
    const text = cutNotes(name);
    if (words.length < 2 || brandKey(text).startsWith(brandKey(fed))) return null;
    for (let count = words.length - 1; count > 0; count -= 1) {
      const short = words.slice(0, count).join(' ');
      const ahead = text.split(' ').slice(0, count).join(' ');
      if (brandKey(ahead) !== brandKey(short)) continue;
      const known = worldBrands.get(brandKey(short));
      if (known !== undefined) return resolve(known);
      if (companyOnly.test(words.slice(count).join(' '))) return display(ahead);
    }
    return null;
  };

  const [only] = profile?.brands.length === 1 ? profile.brands : [];
  const filled = (profile?.fields.brand?.rows ?? 0) / Math.max(1, profile?.rows ?? 0);
  /** The brand of rows that name none, in a store of one brand. */
  const ofAll =
    only !== undefined &&
    (filled >= someRows || brandKey(only) === brandKey(own) || brandKey(only) === brandKey(store.name))
      ? only
      : null;

  const isOfSeveral = (profile?.brands.length ?? 0) > 1;
  const ofWorldToo = (words: string): string | undefined => {
    const known = ofAny(words) ?? (isOfSeveral ? worldBrands.get(brandKey(words)) : undefined);
    return known === undefined ? undefined : resolve(known);
  };

  const ofOthers = (name: string): DecidedBrand => {
    const named = leadingBrand(name, ofWorldToo);
    if (named !== null) return decided(named.brand, 'certain', named.spelled);
    if (store.brand !== null) return { ...decided(store.brand, 'certain', own), isRuled: true };
    if (ofAll !== null) return decided(display(ofAll), 'guessed', ofAll);
    const isOwnLabel = profile !== null && profile.brands.length === 0 && !isNoBrand(store.name);
    return isOwnLabel ? decided(own, 'guessed', store.name) : decided(unbranded, 'unknown');
  };

  return (fed, name) => {
    if (store.forceBrand && store.brand !== null)
      return { ...decided(store.brand, 'certain', fed, own), isRuled: true };
    return isNoBrand(fed) ? ofOthers(name) : ofColumn(fed, name);
  };
};
