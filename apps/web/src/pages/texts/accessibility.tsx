import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { pageTitle } from '../../lib/titles.ts';
import { StandardText } from '../parts/standard-text.tsx';

/** The accessibility statement, generated from docs/accessibility.tsv and .md, with a link to report a barrier. */
export const Accessibility = () => (
  <StandardText page="accessibility" heading="Accessibility statement" documentTitle={pageTitle('accessibility')}>
    <h2 className="type-heading mt-12">Tell us of a barrier</h2>
    <p className="mt-3 text-ink-2">
      Did something not work for you? Say what it was, on which page, and with what browser or assistive technology. We
      answer within two working days.
    </p>
    <p className="mt-4">
      <Link className="underlined" to={`${routes.contact}?subject=Accessibility`}>
        Send feedback on accessibility
      </Link>
    </p>
  </StandardText>
);
