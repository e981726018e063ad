import { useQuery } from '@tanstack/react-query';
import {
  type DeskValue,
  type listDeskValues,
  mapDeskValue,
  reimportFeeds,
  unmapDeskValue,
  type ValueList,
  valueLists,
} from '@wearfolio/contracts/desk-values';
import type { Input, Reply } from '@wearfolio/contracts/endpoint';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { formatList, formatNumber } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { may, sessionQuery, useChange } from '../api.ts';
import { categoryWords, nameWords } from '../catalogue/words.ts';
import { ListTabs } from '../decisions/list-tabs.tsx';
import { valuesQuery } from '../feeds/api.ts';
import { MapDialog } from '../feeds/map-dialog.tsx';
import { NoStores } from '../feeds/no-stores.tsx';
import { type DataColumn, DataTable } from '../parts/data-table.tsx';
import { KeyHints } from '../parts/keys.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { Pages } from '../parts/pages.tsx';
import { useListAddress } from '../parts/use-list-address.ts';

const listWords: Record<ValueList, { tab: string; hint: string; empty: string }> = {
  category: {
    tab: t('desk.parts.categories'),
    hint: t('desk.catalogue.categoriesFeedsWithoutMapping'),
    empty: t('desk.catalogue.allCategoriesKnown'),
  },
  color: {
    tab: t('desk.parts.colors'),
    hint: t('desk.catalogue.colorsFeedsWithoutMapping'),
    empty: t('desk.catalogue.allColorsKnown'),
  },
  placed: {
    tab: t('desk.catalogue.allCategories'),
    hint: t('desk.catalogue.allCategoriesIntro'),
    empty: t('desk.catalogue.noCategories'),
  },
};

const looks = { certain: 'bg-soft-ok text-ok', guessed: 'bg-soft-warn text-warn', unknown: 'bg-soft-warn text-warn' };

const certaintyWords = { guessed: t('desk.catalogue.guessed'), unknown: t('desk.catalogue.unknown') };

const mostPlaces = 3;

const Places = ({ places }: { places: DeskValue['places'] }) => (
  <span className="flex flex-wrap gap-1">
    {places.slice(0, mostPlaces).map(({ path, certainty, rows }) => (
      <span key={`${path} ${certainty}`} className={`type-small px-2 py-0.5 whitespace-nowrap ${looks[certainty]}`}>
        {categoryWords(path)} {formatNumber(rows)}
        {certainty === 'certain' ? '' : `, ${certaintyWords[certainty]}`}
      </span>
    ))}
    {places.length > mostPlaces && (
      <span className="type-small text-ink-3">{t('desk.catalogue.more', { count: places.length - mostPlaces })}</span>
    )}
  </span>
);

type OutdatedStore = Reply<typeof listDeskValues>['outdated'][number];

const progressOf = ({ name, read }: OutdatedStore): string =>
  read === null ? t('desk.catalogue.waits', { name }) : t('desk.catalogue.readRows', { name, read });

const Outdated = ({ stores, isEditor }: { stores: readonly OutdatedStore[]; isEditor: boolean }) => {
  const reimport = useChange({ mutationFn: () => call(reimportFeeds, { body: {} }) });
  if (stores.length === 0) return null;
  const running = stores.filter(({ is_under_way }) => is_under_way);
  return (
    <div className="type-card mb-5 flex flex-wrap items-center gap-x-5 gap-y-2 bg-tint p-3" role="status">
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        {running.length > 0
          ? t('desk.catalogue.readingFeedsAgain', { value: running.map(progressOf).join('; ') })
          : t('desk.catalogue.mappingsOutdated', { value: formatList(stores.map(({ name }) => name)) })}
      </p>
      {running.length > 0 && (
        <progress className="h-1.5 w-40 accent-ink" aria-label={t('desk.catalogue.feedsProgress')} />
      )}
      {isEditor && running.length === 0 && (
        <Button look="outlined" size="float" disabled={reimport.isPending} onClick={() => reimport.mutate()}>
          {t('desk.catalogue.reimport', { count: stores.length })}
        </Button>
      )}
    </div>
  );
};

type Mapping = Input<typeof mapDeskValue>['body'];

type Choose = (value: DeskValue) => void;

const wordsOf = (kind: Mapping['kind'], to: string): string => (kind === 'color' ? nameWords(to) : categoryWords(to));

type AnswerProps = { value: DeskValue; kind: Mapping['kind']; onMap: (mapping: Mapping) => void; onChoose: Choose };

const Answer = ({ value, kind, onMap, onChoose }: AnswerProps) => {
  const { proposal, mapping } = value;
  if (proposal === null || mapping !== null)
    return (
      <TextButton
        aria-label={
          mapping === null
            ? t('desk.parts.chooseMeaning', { value: value.value })
            : t('desk.catalogue.changeMeaning', { value: value.value })
        }
        onClick={() => onChoose(value)}
      >
        {mapping === null ? t('desk.parts.chooseOne') : t('desk.catalogue.changeAction')}
      </TextButton>
    );
  return (
    <span className="flex items-center gap-4">
      <TextButton
        aria-label={t('desk.catalogue.accept', { kind: wordsOf(kind, proposal.to), value: value.value })}
        onClick={() => onMap({ kind, from: value.value, to: proposal.to })}
      >
        {t('desk.parts.accept')}
      </TextButton>
      <TextButton aria-label={t('desk.catalogue.otherMeaning', { value: value.value })} onClick={() => onChoose(value)}>
        {t('desk.catalogue.other')}
      </TextButton>
    </span>
  );
};

const Meaning = ({ value, kind }: { value: DeskValue; kind: Mapping['kind'] }) => {
  const { proposal, mapped_to, mapping } = value;
  if (mapped_to !== null) return <>{t('desk.catalogue.fromNextImport', { kind: wordsOf(kind, mapped_to) })}</>;
  if (mapping !== null) return <>{wordsOf(kind, mapping.to)}</>;
  if (proposal === null) return <span className="text-ink-3">{t('desk.catalogue.noProposal')}</span>;
  return (
    <>
      <span className="type-small bg-tint px-2 py-0.5 md:whitespace-nowrap">{wordsOf(kind, proposal.to)}</span>{' '}
      <span className="text-ink-2 max-md:block">{proposal.why}</span>
    </>
  );
};

type Shown = { list: ValueList; isEditor: boolean; onMap: (mapping: Mapping) => void; onChoose: Choose };

const kindOf = (list: ValueList): 'category' | 'color' => (list === 'color' ? 'color' : 'category');

const columnsOf = ({ list, isEditor, onMap, onChoose }: Shown): DataColumn<DeskValue>[] => {
  const kind = kindOf(list);
  return [
    {
      id: 'value',
      header: t('desk.parts.value'),
      cell: ({ row }) => (
        <span className="inline-block min-w-28 font-medium md:min-w-40 wrap-anywhere">{row.original.value}</span>
      ),
    },
    {
      id: 'rows',
      header: list === 'placed' ? t('desk.parts.rows') : t('desk.catalogue.rowsUnknown'),
      isFigure: true,
      cell: ({ row }) => formatNumber(row.original.rows),
    },
    {
      id: 'meaning',
      header: list === 'placed' ? t('desk.catalogue.mapped') : t('desk.catalogue.proposed'),
      cell: ({ row: { original } }) =>
        list === 'placed' && original.mapping === null ? '' : <Meaning value={original} kind={kind} />,
    },
    ...(isEditor
      ? [
          {
            id: 'answer',
            header: t('desk.parts.answer'),
            cell: ({ row }) => <Answer value={row.original} kind={kind} onMap={onMap} onChoose={onChoose} />,
          } satisfies DataColumn<DeskValue>,
        ]
      : []),
    ...(list === 'color'
      ? []
      : [
          {
            id: 'places',
            header: t('desk.catalogue.placed'),
            cell: ({ row }) => <Places places={row.original.places} />,
          } satisfies DataColumn<DeskValue>,
        ]),
    {
      id: 'stores',
      header: t('desk.parts.stores'),
      cell: ({ row }) => <span className="line-clamp-2 max-w-70 text-ink-2">{row.original.stores}</span>,
    },
  ];
};

type FoundProps = {
  found: Reply<typeof listDeskValues>;
  list: ValueList;
  page: number;
  onPage: (page: number) => void;
};

const Found = ({ found, list, page, onPage }: FoundProps) => {
  const { data: session } = useQuery(sessionQuery);
  const [asked, setAsked] = useState<DeskValue | null>(null);
  const map = useChange({ mutationFn: (body: Mapping) => call(mapDeskValue, { body }) });
  const unmap = useChange({
    mutationFn: (from: string) => call(unmapDeskValue, { body: { kind: kindOf(list), from } }),
    onSuccess: () => setAsked(null),
  });
  const isEditor = may(session, 'feeds-change');
  if (found.total === 0 && found.counts.placed === 0) return <NoStores words={listWords.placed.empty} />;
  const outdated = <Outdated stores={found.outdated} isEditor={isEditor} />;
  if (found.total === 0)
    return (
      <>
        {outdated}
        <p className="text-ink-2">{listWords[list].empty}</p>
      </>
    );
  return (
    <>
      {outdated}
      <DataTable
        name={listWords[list].tab}
        columns={columnsOf({ list, isEditor, onMap: map.mutate, onChoose: setAsked })}
        rows={found.data}
        idOf={({ value }) => value}
        nameOf={({ value }) => value}
      />
      <Pages page={page} pageSize={found.page_size} total={found.total} onPage={onPage} />
      {asked && (
        <MapDialog
          palette={found.palette}
          mapping={asked.mapping}
          onUnmap={unmap.mutate}
          value={asked.value}
          kind={kindOf(list)}
          start={asked.mapping?.to ?? asked.proposal?.to ?? ''}
          onClose={() => setAsked(null)}
        />
      )}
      <KeyHints
        hints={[
          ['J K', t('desk.parts.hintDownUp')],
          ...(isEditor ? ([[t('desk.parts.keyEnter'), t('desk.catalogue.acceptOrChoose')]] as const) : []),
        ]}
      />
    </>
  );
};

/** The categories and colors of feeds, unmapped ones first. */
export const Values = () => {
  const { params, page, set, goTo } = useListAddress();
  const list = valueLists.find((one) => one === params.get('list')) ?? 'category';
  const query = useQuery(valuesQuery(list, page));
  const { data, isPlaceholderData } = query;
  return (
    <Page title={t('desk.parts.values')} intro={t('desk.catalogue.choicesScope', { hint: listWords[list].hint })}>
      <ListTabs
        label={t('desk.parts.lists')}
        tabs={valueLists.map((name) => ({ name, words: listWords[name].tab, count: data?.counts[name] }))}
        current={list}
        onChoose={(name) => set({ list: name === 'category' ? '' : name })}
      />
      <Loaded query={query}>
        {(found) => !isPlaceholderData && <Found found={found} list={list} page={page} onPage={goTo} />}
      </Loaded>
    </Page>
  );
};
