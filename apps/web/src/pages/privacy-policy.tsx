import { useQuery } from '@tanstack/react-query';
import { pageTitles } from '@wearfolio/contracts/page-titles';
import { FailedListing } from '../features/catalogue/listing/listing-states.tsx';
import { RichText } from '../features/home/text/rich-text.tsx';
import { textQuery } from '../features/home/text/text-query.ts';
import { useDocumentTitle } from '../lib/document-title.ts';

/** A heading, and below it what ops have to say, if anything (decision 28). */
export const PrivacyPolicy = () => {
  useDocumentTitle(pageTitles.privacyPolicy);
  const { data: html, isError, refetch } = useQuery(textQuery('privacy-policy'));
  return (
    <article className="page-margins pt-6 md:pt-24">
      <div className="mx-auto max-w-160">
        <h1 className="type-title mb-6 md:mb-12">Privacy Policy</h1>
        {isError && <FailedListing onRetry={refetch} />}
        {html && <RichText html={html} />}
      </div>
    </article>
  );
};
