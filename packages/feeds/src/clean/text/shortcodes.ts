const shortcode = /\[(\/?)([a-z][\w-]*)([\s=][^[\]]*)?\/?\]/g;

const hasValue = /^\s.*=/s;

/**
 * Removes the commands of a store's page builder, such as `[vc_row]` and `[caption width="80"]`, and keeps words in
 * brackets, such as '[sold in pairs]'. A command has an underscore, an attribute or an end.
 */
export const removeShortcodes = (text: string): string => {
  if (!text.includes('[')) return text;
  const ended = new Set([...text.matchAll(shortcode)].flatMap(([, slash, name]) => (slash && name ? [name] : [])));
  return text.replace(shortcode, (whole, _slash, name: string, rest: string | undefined) => {
    if (name.includes('_')) return '<br>';
    return ended.has(name) || hasValue.test(rest ?? '') ? ' ' : whole;
  });
};
