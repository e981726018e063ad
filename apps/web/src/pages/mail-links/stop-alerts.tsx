import { stopAlerts } from '@wearfolio/contracts/favorites';
import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { byMailLink } from '../../features/customer/api.ts';
import { EndMails } from '../../features/newsletter/end-mails.tsx';
import { call } from '../../lib/api-client.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { MailLinkPage } from './parts/mail-link-page.tsx';

export const StopAlerts = () => {
  useDocumentTitle(pageTitle('stopAlerts'));
  return (
    <MailLinkPage title={t('titles.stopAlerts')}>
      {(id) => (
        <>
          <EndMails
            sentence={t('newsletter.stopSentence')}
            button={t('newsletter.stopPriceAlerts')}
            end={() => byMailLink(call(stopAlerts, { params: { id } }))}
            contactHref={routes.contact}
          />
          <p className="mt-4">
            <Link className="inline-flex min-h-11 items-center" to={routes.favorites}>
              <span className="underlined">{t('titles.favorites')}</span>
            </Link>
          </p>
        </>
      )}
    </MailLinkPage>
  );
};
