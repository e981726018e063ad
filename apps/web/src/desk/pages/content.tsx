import { useQuery } from '@tanstack/react-query';
import { t } from '../../lib/t.tsx';
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
    <Page title={t('desk.content.homePages')} intro={t('desk.content.pagesIntro')}>
      <Loaded query={useQuery(contentListQuery('page'))}>
        {(documents) => (
          <DocumentTable
            name={t('desk.content.homePages')}
            documents={documents}
            column={t('desk.content.page')}
            otherwise={t('desk.content.default')}
          />
        )}
      </Loaded>
      {may(session, 'texts-change') && (
        <Part title={t('desk.content.newPage')}>
          <NewDocument kind="page" label={t('desk.content.nameAddressExampleShipping')} />
        </Part>
      )}
    </Page>
  );
};
