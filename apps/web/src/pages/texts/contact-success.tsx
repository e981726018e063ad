import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { buttonClass } from '../../ui/button.tsx';
import { TextPage } from '../../ui/text-page.tsx';

export const ContactSuccess = () => {
  useDocumentTitle(pageTitle('contactSuccess'));
  return (
    <TextPage title={t('contact.messageSent')}>
      <p className="mt-4 text-ink-2">{t('replies.messageReceived')}</p>
      <Link to={routes.home} className={`${buttonClass()} mt-8`}>
        {t('contact.continueShopping')}
      </Link>
    </TextPage>
  );
};
