import { useQuery } from '@tanstack/react-query';
import { may, sessionQuery } from '../api.ts';
import { contentListQuery } from '../content/api.ts';
import { DocumentTable } from '../content/document-table.tsx';
import { NewDocument } from '../content/new-document.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';

type Kind = 'collection' | 'merchandise';

const words = {
  collection: {
    title: 'Collections',
    intro:
      'Products picked by hand or by a rule. Each collection has its own page, /shop/ and its key, and can appear on the home page. weekly_product, featured_product and favorites replace the rows that the shop picks itself.',
    column: 'Collection',
    empty: 'No collections yet.',
    another: 'New collection',
    label: 'Key in its address, for example summer-edit',
  },
  merchandise: {
    title: 'Order of listings',
    intro:
      'Pin, boost or bury products in a category, brand, collection or search. This changes the default order only, never one that the shopper chose.',
    column: 'What for',
    empty: 'No listing has a ranking rule yet.',
    another: 'New order',
    label: 'Name, for example spring-boots',
  },
} as const;

/** All collections or all orders of listings, with their published versions. */
export const Shelves = ({ kind }: { kind: Kind }) => {
  const { data: session } = useQuery(sessionQuery);
  const { title, intro, column, empty, another, label } = words[kind];
  return (
    <Page title={title} intro={intro}>
      <Loaded query={useQuery(contentListQuery(kind))} empty={({ length }) => length === 0 && empty}>
        {(documents) => <DocumentTable name={title} documents={documents} column={column} otherwise="no" />}
      </Loaded>
      {may(session, 'editor') && (
        <Part title={another}>
          <NewDocument kind={kind} label={label} />
        </Part>
      )}
    </Page>
  );
};
