import { useQuery } from '@tanstack/react-query';
import type { TextPage as Name } from '@wearfolio/contracts/home';
import type { ReactNode } from 'react';
import { FailedListing } from '../../features/catalogue/listing/listing-states.tsx';
import { RichText } from '../../features/home/text/rich-text.tsx';
import { textQuery } from '../../features/home/text/text-query.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { TextPage } from '../../ui/text-page.tsx';

type Props = { page: Name; heading: string; documentTitle: string; children?: ReactNode };

/** A page with the shop's text, or the one of staff; `children` follow below. */
export const StandardText = ({ page, heading, documentTitle, children }: Props) => {
  useDocumentTitle(documentTitle);
  const { data, isError, refetch } = useQuery(textQuery(page));
  return (
    <TextPage title={heading} isRead>
      <div className="mt-6 md:mt-12">
        {isError && <FailedListing onRetry={refetch} />}
        {data?.html && <RichText html={data.html} />}
        {children}
      </div>
    </TextPage>
  );
};
