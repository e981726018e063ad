const shoes: ReadonlySet<string> = new Set(['cycling/cycling-shoes', 'snow/snow-boots', 'water/water-shoes']);

const families: Readonly<Record<string, string>> = {
  girls: 'clothing',
  boys: 'clothing',
  'summer-shop': 'clothing',
  camping: 'gear',
  climbing: 'gear',
  cycling: 'gear',
  snow: 'gear',
  water: 'gear',
};

/** Whether a kind is one of shoes, wherever it stands in the tree. */
export const isShoeKind = (kind: string | null): boolean =>
  kind !== null && (kind.startsWith('shoes/') || shoes.has(kind));

/** What a kind belongs to at large; stores disagree on what is finer. Null where the kind is not known. */
export const familyOf = (kind: string | null): string | null => {
  if (kind === null) return null;
  if (isShoeKind(kind)) return 'shoes';
  if (kind === 'camping/packs') return 'bags';
  const family = kind.split('/')[0] ?? kind;
  return families[family] ?? family;
};
