import {
  addBit,
  type Bitset,
  countBits,
  countBoth,
  createBitset,
  hasBit,
  removeBit,
  unite,
  visitBits,
} from './bitset.ts';
import { growingIds } from './growing.ts';
import { type Ids, narrow } from './narrow.ts';
import { NumberById } from './number-by-id.ts';
import type { Columns } from './postings.ts';
import { numberAt, packSparse, type Sparse } from './sparse.ts';
import { firstAlone } from './traits.ts';

/**
 * The offers of a segment that share clusters. Members are sorted by cluster. Within a cluster, the preferred offer
 * comes first (behavior.md#card-cluster): in stock, cheapest, lowest id. The columns are indexed by member.
 */
export type Clusters = {
  readonly members: Uint32Array;
  /** The first index of each cluster in `members`, followed by the end of the last one. */
  readonly starts: Uint32Array;
  /** The clusters of the slots of all members. */
  readonly bySlot: Sparse;
  /** The cluster, store and price of each member. */
  readonly owners: Uint32Array;
  readonly stores: Ids;
  readonly prices: Uint32Array;
  readonly brands: Columns;
  readonly colors: Columns;
  readonly sizes: Columns;
  readonly variants: Columns;
  /** Without those that are groups of their own. */
  readonly traits: Columns;
};

/** The input, indexed by slot. */
type Offers = {
  /** The cluster id. */
  clusters: Uint32Array;
  ids: Uint32Array;
  stores: Ids;
  prices: Uint32Array;
  inStock: Bitset;
  brands: Columns;
  colors: Columns;
  sizes: Columns;
  variants: Columns;
  traits: Columns;
};

/**
 * The slots of clusters with several offers, sorted by cluster, and the start of each cluster with the end of the last
 * one.
 */
const findShared = (clusters: Uint32Array): { members: Uint32Array; starts: Uint32Array } => {
  // Columns, because a Map holds at most 2^24 entries.
  const counts = new NumberById();
  let length = 0;
  for (const cluster of clusters) {
    const count = counts.get(cluster) + 1;
    counts.set(cluster, count);
    if (count > 1) length += count === 2 ? 2 : 1;
  }
  const members = new Uint32Array(length);
  const starts = growingIds();
  // The next free index of each cluster, plus one.
  const places = new NumberById();
  let free = 0;
  for (const [slot, cluster] of clusters.entries()) {
    const count = counts.get(cluster);
    if (count === 1) continue;
    if (places.get(cluster) === 0) {
      starts.push(free);
      places.set(cluster, free + 1);
      free += count;
    }
    const place = places.get(cluster);
    members[place - 1] = slot;
    places.set(cluster, place + 1);
  }
  starts.push(free);
  return { members, starts: starts.take() };
};

/** The values below a limit. */
const below = ({ starts, values }: Columns, limit: number): Columns => {
  const kept = new Uint32Array(values.length);
  const from = new Uint32Array(starts.length);
  let length = 0;
  for (let list = 0; list + 1 < starts.length; list += 1) {
    for (let at = starts[list] ?? 0; at < (starts[list + 1] ?? 0); at += 1) {
      const value = values[at] ?? 0;
      if (value < limit) kept[length++] = value;
    }
    from[list + 1] = length;
  }
  return { starts: from, values: narrow(kept.slice(0, length)) };
};

const pick = ({ starts, values }: Columns, slots: Uint32Array): Columns => {
  const picked = new Uint32Array(slots.length + 1);
  let length = 0;
  for (const [at, slot] of slots.entries()) {
    picked[at] = length;
    length += (starts[slot + 1] ?? 0) - (starts[slot] ?? 0);
  }
  picked[slots.length] = length;
  const pickedValues = new Uint32Array(length);
  for (const [at, slot] of slots.entries())
    pickedValues.set(values.subarray(starts[slot] ?? 0, starts[slot + 1] ?? 0), picked[at] ?? 0);
  return { starts: picked, values: narrow(pickedValues) };
};

/** Finds the clusters with several offers. */
export const findClusters = ({ clusters, ids, stores, prices, inStock, ...lists }: Offers): Clusters => {
  const isBetter = (one: number, other: number): number =>
    Number(hasBit(inStock, other)) - Number(hasBit(inStock, one)) ||
    (prices[one] ?? 0) - (prices[other] ?? 0) ||
    (ids[one] ?? 0) - (ids[other] ?? 0);
  const { members, starts } = findShared(clusters);
  const clusterOf = new Uint32Array(members.length === 0 ? 0 : clusters.length);
  const bits = createBitset(clusters.length);
  for (let cluster = 0; cluster + 1 < starts.length; cluster += 1) {
    for (const slot of members.subarray(starts[cluster], starts[cluster + 1]).sort(isBetter)) {
      clusterOf[slot] = cluster;
      addBit(bits, slot);
    }
  }
  const { brands, colors, sizes, variants, traits } = lists;
  return {
    ...{ members, starts, bySlot: packSparse(bits, clusterOf) },
    owners: members.map((slot) => clusterOf[slot] ?? 0),
    stores: narrow(members.map((slot) => stores[slot] ?? 0)),
    prices: members.map((slot) => prices[slot] ?? 0),
    brands: pick(brands, members),
    colors: pick(colors, members),
    sizes: pick(sizes, members),
    variants: pick(variants, members),
    traits: below(pick(traits, members), firstAlone),
  };
};

/** Above this share of all members, scanning all clusters is faster than looking up those of the members. */
const sparseShare = 0.25;

const findMembers = ({ bySlot, members, starts }: Clusters, bits: Bitset): Uint32Array => {
  const size = countBits(bits);
  const found = new Uint32Array(size);
  let length = 0;
  const take = (cluster: number): void => {
    for (let member = starts[cluster] ?? 0; member < (starts[cluster + 1] ?? 0); member += 1)
      if (hasBit(bits, members[member] ?? 0)) found[length++] = member;
  };
  const count = starts.length - 1;
  if (size > sparseShare * members.length) {
    for (let cluster = 0; cluster < count; cluster += 1) take(cluster);
    return found;
  }
  const done = createBitset(count);
  visitBits(bits, (slot) => {
    const cluster = numberAt(bySlot, slot);
    if (hasBit(done, cluster)) return true;
    addBit(done, cluster);
    take(cluster);
    return true;
  });
  return found;
};

const knownMembers = new WeakMap<Bitset, Uint32Array>();

/**
 * The indices of the members in `bits`, grouped by cluster. `bits` contains only members and must not change
 * afterwards. Cached, because most facets ask for the same set.
 */
export const membersIn = (clusters: Clusters, bits: Bitset): Uint32Array => {
  const known = knownMembers.get(bits) ?? findMembers(clusters, bits);
  knownMembers.set(bits, known);
  return known;
};

// Removes all members of the cluster but the first that is in `bits`.
const keepFirst = (bits: Bitset, { members, starts }: Clusters, cluster: number): void => {
  const end = starts[cluster + 1] ?? 0;
  let isKept = false;
  for (let member = starts[cluster] ?? 0; member < end; member += 1) {
    const slot = members[member] ?? 0;
    if (!hasBit(bits, slot)) continue;
    if (isKept) removeBit(bits, slot);
    isKept = true;
  }
};

/** The slots of all offers in the cluster of a slot, including the slot itself. */
export const siblingsOf = ({ bySlot, members, starts }: Clusters, slot: number): readonly number[] => {
  if (!hasBit(bySlot.bits, slot)) return [slot];
  const cluster = numberAt(bySlot, slot);
  return [...members.subarray(starts[cluster] ?? 0, starts[cluster + 1] ?? 0)];
};

// The slots of `bits` that share clusters, in ascending order. `bits` may lose slots meanwhile.
const visitShared = (bits: Bitset, { bySlot }: Clusters, visit: (slot: number, cluster: number) => void): void => {
  for (let index = 0; index < bits.length; index += 1) {
    for (let word = (bits[index] ?? 0) & (bySlot.bits[index] ?? 0); word !== 0; word &= word - 1) {
      const slot = (index << 5) + 31 - Math.clz32(word & -word);
      visit(slot, numberAt(bySlot, slot));
    }
  }
};

/** Adds the slots of `bits` and all other offers of their clusters to `target`. */
export const uniteSiblings = (target: Bitset, bits: Bitset, clusters: Clusters): void => {
  const { members, starts } = clusters;
  unite(target, bits);
  visitShared(bits, clusters, (_, cluster) => {
    for (let member = starts[cluster] ?? 0; member < (starts[cluster + 1] ?? 0); member += 1)
      addBit(target, members[member] ?? 0);
  });
};

/** Removes all but one offer of each cluster from `bits`: the one that a card shows. */
export const keepShown = (bits: Bitset, clusters: Clusters): void => {
  const { bySlot, members, starts } = clusters;
  if (countBoth(bits, bySlot.bits) > sparseShare * members.length) {
    for (let cluster = 0; cluster + 1 < starts.length; cluster += 1) keepFirst(bits, clusters, cluster);
    return;
  }
  visitShared(bits, clusters, (slot, cluster) => {
    // An earlier offer of the cluster may have removed it.
    if (hasBit(bits, slot)) keepFirst(bits, clusters, cluster);
  });
};
