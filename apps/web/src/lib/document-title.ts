import { useEffect } from 'react';

/** Sets the document title while the page is shown. The server writes the same one (`contracts/page-titles.ts`). */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};
