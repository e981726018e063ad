import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import type { StoreQuality } from '@wearfolio/contracts/desk-quality';
import { qualityFacts } from '@wearfolio/contracts/quality-facts';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { qualityQuery } from '../feeds/api.ts';
import { NoStores } from '../feeds/no-stores.tsx';
import { factWords, Share } from '../feeds/quality-share.tsx';
import { Reasons } from '../feeds/reasons.tsx';
import { Count } from '../parts/count.tsx';
import { type DataColumn, DataTable } from '../parts/data-table.tsx';
import { KeyHints } from '../parts/keys.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { Pages } from '../parts/pages.tsx';
import { useListAddress } from '../parts/use-list-address.ts';

const columns: DataColumn<StoreQuality>[] = [
  {
    id: 'store',
    header: t('desk.parts.store'),
    cell: ({ row: { original } }) => (
      <>
        <Link to={`${deskPaths.store}?id=${original.id}`} className="font-medium hover:underline">
          {original.name}
        </Link>
        {original.quality === null && (
          <span className="block text-ink-2">
            {original.at ? t('desk.catalogue.measuredByNextImport') : t('desk.catalogue.neverImported')}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'products',
    header: t('desk.parts.products'),
    isFigure: true,
    cell: ({ row }) => row.original.quality && formatNumber(row.original.quality.products),
  },
  ...qualityFacts.map(
    (name): DataColumn<StoreQuality> => ({
      id: name,
      header: factWords[name],
      isFigure: true,
      cell: ({ row: { original } }) =>
        original.quality && <Share part={original.quality.known[name]} whole={original.quality.products} />,
    }),
  ),
  {
    id: 'duplicates',
    header: t('desk.parts.likelyDuplicates'),
    isFigure: true,
    cell: ({ row: { original } }) => original.quality && <Count of={original.quality.duplicates} />,
  },
];

/** The data quality of each store, and its fixes. */
export const Quality = () => {
  const { page, goTo } = useListAddress();
  const query = useQuery(qualityQuery(page));
  return (
    <Page title={t('desk.parts.dataQuality')} intro={t('desk.catalogue.qualityIntro')}>
      <Loaded
        query={query}
        empty={({ total }) => total === 0 && <NoStores words={t('desk.catalogue.noStoresMeasured')} />}
      >
        {(data) => (
          <>
            <DataTable
              name={t('desk.catalogue.qualityTable')}
              columns={columns}
              rows={data.data}
              idOf={({ id }) => String(id)}
              nameOf={({ name }) => name}
            />
            <Pages page={page} pageSize={data.page_size} total={data.total} onPage={goTo} />
            <Reasons reasons={data.reasons} />
            <KeyHints
              hints={[
                ['J K', t('desk.parts.hintDownUp')],
                [t('desk.parts.keyEnter'), t('desk.parts.hintOpen')],
              ]}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
};
