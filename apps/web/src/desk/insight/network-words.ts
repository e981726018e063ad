import type { CommissionNetwork } from '@wearfolio/contracts/desk-commissions';

/** What networks are called. */
export const networkWords: Record<CommissionNetwork, string> = {
  avantlink: 'AvantLink',
  awin: 'Awin',
  cj: 'CJ',
  impact: 'impact.com',
  rakuten: 'Rakuten',
  shareasale: 'ShareASale',
  other: 'Other',
};
