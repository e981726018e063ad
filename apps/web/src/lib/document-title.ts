import { useEffect } from 'react';

const shop = 'Wearfolio';

/** Spec 2: the title of the home page. */
export const homeTitle = `Welcome to ${shop}, your ultimate fashion destination`;

/** The document title of a page that is called `name`. */
export const titleOf = (name: string): string => (name === '' ? shop : `${name} | ${shop}`);

/** Sets the document title while the page is shown. */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};
