import { useNavigate, useSearchParams } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';

export const Contact = () => {
  useDocumentTitle(pageTitle('contact'));
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (
    <div className="page-margins pt-12 md:pt-24">
      <div className="mx-auto grid max-w-120 gap-y-10 lg:max-w-264 lg:grid-cols-[1fr_480px] lg:gap-x-24">
        <div>
          <h1 className="type-title">{t('contact.contactUs')}</h1>
          <p className="mt-4 max-w-[44ch] text-[0.9375rem] leading-6 text-ink-2">{t('contact.intro')}</p>
          <p className="mt-4 max-w-[44ch] text-[0.9375rem] leading-6 text-ink-2">{t('contact.orders')}</p>
        </div>
        <ContactForm subject={query.get('subject') ?? ''} onSent={() => navigate(routes.contactSuccess)} />
      </div>
    </div>
  );
};
