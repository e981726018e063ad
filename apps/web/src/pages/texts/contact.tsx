import { useNavigate, useSearchParams } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { pageTitle } from '../../lib/titles.ts';

export const Contact = () => {
  useDocumentTitle(pageTitle('contact'));
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (
    <div className="page-margins pt-12 md:pt-24">
      <div className="mx-auto grid max-w-120 gap-y-10 lg:max-w-264 lg:grid-cols-[1fr_480px] lg:gap-x-24">
        <div>
          <h1 className="type-title">Contact Us</h1>
          <p className="mt-4 max-w-[44ch] text-[0.9375rem] leading-6 text-ink-2">
            A question, a wrong price, a store you’d like to see: write to us. We reply within 24-48 hours.
          </p>
          <p className="mt-4 max-w-[44ch] text-[0.9375rem] leading-6 text-ink-2">
            Orders, deliveries and returns are handled by the store you bought from.
          </p>
        </div>
        <ContactForm subject={query.get('subject') ?? ''} onSent={() => navigate(routes.contactSuccess)} />
      </div>
    </div>
  );
};
