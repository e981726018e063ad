import type { CommissionNetwork } from '@wearfolio/contracts/desk-commissions';
import { t } from '../../lib/t.tsx';

/** The names of the affiliate networks. */
export const networkWords: Record<CommissionNetwork, string> = {
  avantlink: 'AvantLink',
  awin: 'Awin',
  cj: 'CJ',
  impact: 'impact.com',
  rakuten: 'Rakuten',
  shareasale: 'ShareASale',
  other: t('desk.insight.other'),
};
