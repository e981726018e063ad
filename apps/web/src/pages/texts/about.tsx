import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { settings } from '../../lib/settings.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { TextPage } from '../../ui/text-page.tsx';

/** The placeholder of the specification; the text is at /aboutUs. */
export const About = () => {
  useDocumentTitle(pageTitle('about'));
  return (
    <TextPage title={t('texts.aboutTitle')} isRead>
      <p className="mt-8">
        <Link className="inline-flex min-h-11 items-center" to={routes.aboutUs}>
          <span className="underlined">{t('texts.about', { name: settings.shop.name })}</span>
        </Link>
      </p>
    </TextPage>
  );
};
