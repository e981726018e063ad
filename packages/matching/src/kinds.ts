const shoes: ReadonlySet<string> = new Set(['cycling/cycling-shoes', 'snow/snow-boots', 'water/water-shoes']);

const families: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  girls: 'clothing',
  boys: 'clothing',
  'summer-shop': 'clothing',
  camping: 'gear',
  climbing: 'gear',
  cycling: 'gear',
  snow: 'gear',
  water: 'gear',
});

/** Whether a kind is a kind of shoes, anywhere in the tree. */
export const isShoeKind = (kind: string | null): boolean =>
  kind !== null && (kind.startsWith('shoes/') || shoes.has(kind));

/** The broad family of a kind, because stores disagree on finer kinds. Null if the kind is unknown. */
export const familyOf = (kind: string | null): string | null => {
  if (kind === null) return null;
  if (isShoeKind(kind)) return 'shoes';
  if (kind === 'camping/packs') return 'bags';
  const family = kind.split('/')[0] ?? kind;
  return families[family] ?? family;
};
