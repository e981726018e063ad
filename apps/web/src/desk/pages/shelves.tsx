import { useQuery } from '@tanstack/react-query';
import { documentKey } from '@wearfolio/contracts/content/content-body';
import { Link } from 'react-router-dom';
import { rich, t } from '../../lib/t.tsx';
import { may, sessionQuery } from '../api.ts';
import { contentListQuery, documentPath } from '../content/api.ts';
import { DocumentTable } from '../content/document-table.tsx';
import { NewDocument } from '../content/new-document.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';

type Kind = 'collection' | 'merchandise';

const words = {
  collection: {
    title: t('desk.parts.collections'),
    intro: t('desk.content.collectionsIntro'),
    column: t('desk.content.linkCollection'),
    empty: t('desk.content.noCollections'),
    another: t('desk.content.newCollection'),
    label: t('desk.content.keyLabel'),
  },
  merchandise: {
    title: t('desk.parts.orderListings'),
    intro: t('desk.content.rankingIntro'),
    column: t('desk.content.what'),
    empty: t('desk.content.noRankingRules'),
    another: t('desk.content.newOrder'),
    label: t('desk.content.nameExampleSpringBoots'),
  },
} as const;

const linkTo = (name: string) => (words: string) => (
  <Link to={documentPath(documentKey('collection', name))} className="underlined">
    {words}
  </Link>
);

// Rows of the home page with a reserved name, which nobody has to know.
const ShopRows = () => (
  <Part title={t('desk.content.shopRows')}>
    <p className="max-w-180 text-ink-2">
      {rich('desk.content.shopRowsHint', {
        newest: linkTo('weekly_product'),
        featured: linkTo('featured_product'),
        favorites: linkTo('favorites'),
      })}
    </p>
  </Part>
);

/** All collections or all orders of listings, with their published versions. */
export const Shelves = ({ kind }: { kind: Kind }) => {
  const { data: session } = useQuery(sessionQuery);
  const { title, intro, column, empty, another, label } = words[kind];
  return (
    <Page title={title} intro={intro}>
      <Loaded query={useQuery(contentListQuery(kind))} empty={({ length }) => length === 0 && empty}>
        {(documents) => (
          <DocumentTable name={title} documents={documents} column={column} otherwise={t('desk.content.no')} />
        )}
      </Loaded>
      {kind === 'collection' && <ShopRows />}
      {may(session, 'merchandise-change') && (
        <Part title={another}>
          <NewDocument kind={kind} label={label} />
        </Part>
      )}
    </Page>
  );
};
