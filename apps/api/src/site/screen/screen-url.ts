import { filterGroups } from '@wearfolio/contracts/listing/listing-filters';

/** The query parameters that pages of the web app read. */
const read = new Set<string>([
  ...filterGroups.flatMap((group) => [group, `${group}[]`]),
  ...['keyword', 'off', 'on', 'sort', 'page', 'offer', 'item', 'product', 'product_color', 'q'],
]);

/**
 * An address without parameters that no page reads, such as campaign ids. The content is the same, so it is cached
 * once.
 */
export const screenUrl = (url: string): string => {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const kept = [...new URLSearchParams(query)].filter(([name]) => read.has(name));
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
};
