import { t } from '../../lib/t.tsx';

/** Where a rate is from. */
export const sourceWords = { ops: t('desk.identity.setByHand'), ecb: t('desk.identity.europeanCentralBank') } as const;
