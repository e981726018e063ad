import { t } from '../../lib/t.tsx';

const formats: Readonly<Record<string, string>> = {
  avantlink: 'AvantLink XML',
  'avantlink-table': t('desk.feeds.avantlinkTable'),
  'google-xml': t('desk.feeds.googleMerchantXml'),
  'google-table': t('desk.feeds.googleMerchantTable'),
  'plain-csv': 'CSV',
  xml: t('desk.feeds.xml'),
  json: 'JSON',
  'json-lines': 'JSON Lines',
};

/** The display name of a format. */
export const formatWords = (format: string): string =>
  formats[format] ?? format.charAt(0).toUpperCase() + format.slice(1).replaceAll('-', ' ');
