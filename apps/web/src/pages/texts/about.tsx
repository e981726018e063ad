import { pageTitles } from '@wearfolio/contracts/listing/page-titles';
import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { TextPage } from '../../ui/text-page.tsx';

/** The specification's placeholder; what there is to say stands on /aboutUs. */
export const About = () => {
  useDocumentTitle(pageTitles.about);
  return (
    <TextPage title="About Page!" isRead>
      <p className="mt-8">
        <Link className="inline-flex min-h-11 items-center" to={routes.aboutUs}>
          <span className="underlined">About Wearfolio</span>
        </Link>
      </p>
    </TextPage>
  );
};
