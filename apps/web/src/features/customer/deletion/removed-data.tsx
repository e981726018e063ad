import { keptAfterDeletion } from '@wearfolio/contracts/personal-data';
import { t } from '../../../lib/t.tsx';

/** What a deletion removes. */
export const removedText = (): string => t('customer.deleted');

/** What stays after a deletion, and for how long. */
export const RemainingData = () => (
  <>
    <h2 className="type-small-heading mt-8">{t('customer.whatStays')}</h2>
    <ul className="type-small mt-3 grid list-disc gap-1 ps-5 text-ink-2">
      {keptAfterDeletion.map(({ what, howLong }) => (
        <li key={what}>{t('customer.keptFor', { what, howLong })}</li>
      ))}
    </ul>
  </>
);
