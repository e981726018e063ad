const formats: Readonly<Record<string, string>> = {
  avantlink: 'AvantLink XML',
  'avantlink-table': 'AvantLink table',
  'google-xml': 'Google Merchant XML',
  'google-table': 'Google Merchant table',
  'plain-csv': 'CSV',
  xml: 'XML',
  json: 'JSON',
  'json-lines': 'JSON Lines',
};

/** The display name of a format. */
export const formatWords = (format: string): string =>
  formats[format] ?? format.charAt(0).toUpperCase() + format.slice(1).replaceAll('-', ' ');
