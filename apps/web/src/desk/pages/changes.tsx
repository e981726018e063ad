import { useQuery } from '@tanstack/react-query';
import { t } from '../../lib/t.tsx';
import { changesQuery } from '../catalogue/api.ts';
import { ChangesTable } from '../catalogue/changes-table.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';

/** The latest changes of products, brands and stores, with their progress. */
export const Changes = () => (
  <Page title={t('desk.parts.changes')} intro={t('desk.catalogue.changesIntro')}>
    <Loaded query={useQuery(changesQuery)} empty={({ length }) => length === 0 && t('desk.parts.noChangesYet')}>
      {(changes) => <ChangesTable changes={changes} />}
    </Loaded>
  </Page>
);
