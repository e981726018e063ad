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

const outcomes: Readonly<Record<string, string>> = {
  imported: t('desk.feeds.outcomeImported'),
  unchanged: t('desk.feeds.outcomeUnchanged'),
  running: t('desk.feeds.jobRunning'),
  interrupted: t('desk.feeds.outcomeInterrupted'),
  refused: t('desk.feeds.outcomeRefused'),
  failed: t('desk.feeds.jobFailed'),
};

/** The outcome of an import or fetch in words; a reason of a failure stays as it is. */
export const outcomeWords = (outcome: string): string => outcomes[outcome] ?? outcome;
