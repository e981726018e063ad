import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { StandardText } from '../parts/standard-text.tsx';

/** The heading, and the text of staff, if any (behavior.md#staff-texts). */
export const PrivacyPolicy = () => (
  <StandardText page="privacy-policy" heading={t('titles.privacyPolicy')} documentTitle={pageTitle('privacyPolicy')} />
);
