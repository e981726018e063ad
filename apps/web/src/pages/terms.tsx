import { useQuery } from '@tanstack/react-query';
import { pageTitles } from '@wearfolio/contracts/page-titles';
import { FailedListing } from '../features/catalogue/listing/listing-states.tsx';
import { RichText } from '../features/home/text/rich-text.tsx';
import { textQuery } from '../features/home/text/text-query.ts';
import { useDocumentTitle } from '../lib/document-title.ts';
import { NotFound } from './not-found.tsx';

const Text = ({ html, onRetry }: { html: string | undefined; onRetry: (() => void) | null }) => {
  useDocumentTitle(pageTitles.terms);
  return (
    <article className="page-margins pt-6 md:pt-24">
      <div className="mx-auto max-w-160">
        <h1 className="type-title mb-6 md:mb-12">Terms of use</h1>
        {onRetry && <FailedListing onRetry={onRetry} />}
        {html && <RichText html={html} />}
      </div>
    </article>
  );
};

/** There is such a page only when ops wrote it (decision 28). */
export const Terms = () => {
  const { data: html, isError, refetch } = useQuery(textQuery('terms'));
  return html === null ? <NotFound /> : <Text html={html} onRetry={isError ? refetch : null} />;
};
