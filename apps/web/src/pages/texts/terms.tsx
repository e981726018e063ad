import { useQuery } from '@tanstack/react-query';
import { FailedListing } from '../../features/catalogue/listing/listing-states.tsx';
import { RichText } from '../../features/home/text/rich-text.tsx';
import { textQuery } from '../../features/home/text/text-query.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { TextPage } from '../../ui/text-page.tsx';
import { NotFound } from '../not-found.tsx';

const Text = ({ html, onRetry }: { html: string | undefined; onRetry: (() => void) | null }) => {
  useDocumentTitle(pageTitle('terms'));
  return (
    <TextPage title={t('titles.terms')} isRead>
      <div className="mt-6 md:mt-12">
        {onRetry && <FailedListing onRetry={onRetry} />}
        {html && <RichText html={html} />}
      </div>
    </TextPage>
  );
};

/** The page exists only if staff wrote it (behavior.md#staff-texts). */
export const Terms = () => {
  const { data, isError, refetch } = useQuery(textQuery('terms'));
  return data?.html === null ? <NotFound /> : <Text html={data?.html} onRetry={isError ? refetch : null} />;
};
