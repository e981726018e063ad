import { useQuery } from '@tanstack/react-query';
import { may, sessionQuery } from '../api.ts';
import { contentListQuery } from '../content/api.ts';
import { DocumentTable } from '../content/document-table.tsx';
import { NewDocument } from '../content/new-document.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';

/** The home page and all pages, with their published versions. */
export const Content = () => {
  const { data: session } = useQuery(sessionQuery);
  return (
    <Page title="Home and pages" intro="A page you publish here replaces the shop’s default.">
      <Loaded query={useQuery(contentListQuery('page'))}>
        {(documents) => <DocumentTable name="Home and pages" documents={documents} column="Page" otherwise="default" />}
      </Loaded>
      {may(session, 'editor') && (
        <Part title="New page">
          <NewDocument kind="page" label="Name in its address, for example shipping" />
        </Part>
      )}
    </Page>
  );
};
