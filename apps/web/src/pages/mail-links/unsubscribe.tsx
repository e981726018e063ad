import { unsubscribe } from '@wearfolio/contracts/newsletter';
import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { EndMails } from '../../features/newsletter/end-mails.tsx';
import { call } from '../../lib/api-client.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { MailLinkPage } from './parts/mail-link-page.tsx';

export const Unsubscribe = () => {
  useDocumentTitle(pageTitle('unsubscribe'));
  return (
    <MailLinkPage title={t('titles.verifySubscription')}>
      {(id) => (
        <>
          <EndMails
            sentence={t('newsletter.unsubscribeSentence')}
            button={t('newsletter.unsubscribe')}
            end={() => call(unsubscribe, { params: { id } })}
            contactHref={routes.contact}
          />
          <p className="mt-4">
            <Link className="inline-flex min-h-11 items-center" to={routes.home}>
              <span className="underlined">{t('ui.homePage')}</span>
            </Link>
          </p>
        </>
      )}
    </MailLinkPage>
  );
};
