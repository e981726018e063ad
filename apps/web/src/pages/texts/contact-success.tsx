import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { pageTitle } from '../../lib/titles.ts';
import { buttonClass } from '../../ui/button.tsx';
import { TextPage } from '../../ui/text-page.tsx';

export const ContactSuccess = () => {
  useDocumentTitle(pageTitle('contactSuccess'));
  return (
    <TextPage title="Message sent">
      <p className="mt-4 text-ink-2">Thank you for contacting us. We will contact you soon.</p>
      <Link to={routes.home} className={`${buttonClass()} mt-8`}>
        Continue Shopping
      </Link>
    </TextPage>
  );
};
