import { useQuery } from '@tanstack/react-query';
import { pageTitles } from '@wearfolio/contracts/listing/page-titles';
import { FailedListing } from '../../features/catalogue/listing/listing-states.tsx';
import { RichText } from '../../features/home/text/rich-text.tsx';
import { textQuery } from '../../features/home/text/text-query.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { TextPage } from '../../ui/text-page.tsx';

/** A heading, and below it what ops have to say, if anything (decision 28). */
export const PrivacyPolicy = () => {
  useDocumentTitle(pageTitles.privacyPolicy);
  const { data: html, isError, refetch } = useQuery(textQuery('privacy-policy'));
  return (
    <TextPage title="Privacy Policy" isRead>
      <div className="mt-6 md:mt-12">
        {isError && <FailedListing onRetry={refetch} />}
        {html && <RichText html={html} />}
      </div>
    </TextPage>
  );
};
