import { pageTitle } from '../../lib/titles.ts';
import { StandardText } from '../parts/standard-text.tsx';

/** A heading, and below it what ops have to say, if anything (decision 28). */
export const PrivacyPolicy = () => (
  <StandardText page="privacy-policy" heading="Privacy Policy" documentTitle={pageTitle('privacyPolicy')} />
);
