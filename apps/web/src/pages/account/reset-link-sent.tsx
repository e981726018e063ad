import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { buttonClass } from '../../ui/button.tsx';
import { TextPage } from '../../ui/text-page.tsx';

export const ResetLinkSent = () => {
  useDocumentTitle(pageTitle('resetLinkSent'));
  return (
    <TextPage title={t('titles.resetLinkSent')}>
      <p className="mt-4 text-ink-2">{t('customer.resetSent')}</p>
      <Link className={`mt-8 ${buttonClass()}`} to={routes.login}>
        {t('titles.login')}
      </Link>
    </TextPage>
  );
};
