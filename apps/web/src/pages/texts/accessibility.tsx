import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { StandardText } from '../parts/standard-text.tsx';

/** The accessibility statement, generated from docs/accessibility.tsv and .md, with a link to report a barrier. */
export const Accessibility = () => (
  <StandardText page="accessibility" heading={t('titles.accessibility')} documentTitle={pageTitle('accessibility')}>
    <h2 className="type-heading mt-12">{t('texts.barrier')}</h2>
    <p className="mt-3 text-ink-2">{t('texts.barrierIntro')}</p>
    <p className="mt-4">
      <Link className="underlined" to={`${routes.contact}?subject=Accessibility`}>
        {t('texts.sendFeedback')}
      </Link>
    </p>
  </StandardText>
);
