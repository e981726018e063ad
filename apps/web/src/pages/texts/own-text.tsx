import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { FailedListing } from '../../features/catalogue/listing/listing-states.tsx';
import { RichText } from '../../features/home/text/rich-text.tsx';
import { textQuery } from '../../features/home/text/text-query.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { titleOf } from '../../lib/titles.ts';
import { TextPage } from '../../ui/text-page.tsx';
import { NotFound } from '../not-found.tsx';

type Props = { title: string; html: string | undefined; onRetry: (() => void) | null };

const Text = ({ title, html, onRetry }: Props) => {
  useDocumentTitle(titleOf(title));
  return (
    <TextPage title={title} isRead>
      <div className="mt-6 md:mt-12">
        {onRetry && <FailedListing onRetry={onRetry} />}
        {html && <RichText html={html} />}
      </div>
    </TextPage>
  );
};

/** A page that staff wrote. The built-in pages have other addresses and are not found here. */
export const OwnText = () => {
  const { slug = '' } = useParams();
  const { data, isError, refetch } = useQuery(textQuery(slug));
  if (data && (data.html === null || data.title === null)) return <NotFound />;
  return <Text title={data?.title ?? ''} html={data?.html ?? undefined} onRetry={isError ? refetch : null} />;
};
