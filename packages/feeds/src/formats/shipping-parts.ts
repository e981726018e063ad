/** The parts of an option of delivery, in the order of Google's tables. */
const order = [
  'country',
  'region',
  'service',
  'price',
  'min_handling_time',
  'max_handling_time',
  'min_transit_time',
  'max_transit_time',
];

/** Other names of a region. */
const regions = ['postal_code', 'location_id', 'location_group_name'];

/** Writes named parts as tables do: 'US:CA:Ground:9.00 USD'. Returns '' without a price or a time. */
export const inTableNotation = (parts: Readonly<Record<string, string | undefined>>): string => {
  const region = ['region', ...regions].map((name) => parts[name]).find(Boolean);
  const values = order.map((name) => (name === 'region' ? region : parts[name]) ?? '');
  return values.slice(3).every((value) => value === '') ? '' : values.join(':').replace(/:{1,4}$/, '');
};

const named = /^(shipping|free_shipping_threshold)\(([a-z_:]+)\)$/;

/** A table's header without the list of parts that its cells hold: 'shipping' of 'shipping(country:price)'. */
export const withoutParts = (header: string): string => named.exec(header)?.[1] ?? header;

/** Returns what brings the cells of such a column into the order of the plain one; null for other headers. */
export const partsReader = (header: string): ((cell: string) => string) | null => {
  const [, name, list = ''] = named.exec(header) ?? [];
  if (name !== 'shipping') return null;
  const names = list.split(':');
  const reorder = (option: string): string => {
    const values = option.split(':');
    return inTableNotation(Object.fromEntries(names.map((part, at) => [part, values[at]?.trim()])));
  };
  return (cell) =>
    cell
      .split(/,(?!\d)/)
      .map(reorder)
      .filter((option) => option !== '')
      .join('|');
};
