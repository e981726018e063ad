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
import { Button, TextButton } from '../../ui/button.tsx';
import { may, sessionQuery, useChange } from '../api.ts';
import { categoryWords, countWords } from '../catalogue/words.ts';
import { ListTabs } from '../decisions/list-tabs.tsx';
import { valuesQuery } from '../feeds/api.ts';
import { MapDialog } from '../feeds/map-dialog.tsx';
import { type DataColumn, DataTable } from '../parts/data-table.tsx';
import { KeyHints } from '../parts/keys.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { Pages } from '../parts/pages.tsx';
import { useListAddress } from '../parts/use-list-address.ts';

const listWords: Record<ValueList, { tab: string; hint: string; empty: string }> = {
  category: {
    tab: 'Categories',
    hint: 'Categories of the feeds without a mapping.',
    empty: 'Every category is known.',
  },
  color: { tab: 'Colors', hint: 'Colors of the feeds without a mapping.', empty: 'Every color is known.' },
  placed: {
    tab: 'All categories',
    hint: 'All categories of the feeds, with their categories in the shop.',
    empty: 'No feed has had a category yet.',
  },
};

const looks = { certain: 'bg-soft-ok text-ok', guessed: 'bg-soft-warn text-warn', unknown: 'bg-soft-warn text-warn' };

const mostPlaces = 3;

const Places = ({ places }: { places: DeskValue['places'] }) => (
  <span className="flex flex-wrap gap-1">
    {places.slice(0, mostPlaces).map(({ path, certainty, rows }) => (
      <span key={`${path} ${certainty}`} className={`type-small px-2 py-0.5 whitespace-nowrap ${looks[certainty]}`}>
        {categoryWords(path)} {rows.toLocaleString('en')}
        {certainty === 'certain' ? '' : `, ${certainty}`}
      </span>
    ))}
    {places.length > mostPlaces && <span className="type-small text-ink-3">and {places.length - mostPlaces} more</span>}
  </span>
);

type OutdatedStore = Reply<typeof listDeskValues>['outdated'][number];

const progressOf = ({ name, read }: OutdatedStore): string =>
  read === null ? `${name} waits` : `${name}, ${countWords(read, 'row')} read`;

const Outdated = ({ stores, isEditor }: { stores: readonly OutdatedStore[]; isEditor: boolean }) => {
  const reimport = useChange({ mutationFn: () => call(reimportFeeds, { body: {} }) });
  if (stores.length === 0) return null;
  const running = stores.filter(({ is_under_way }) => is_under_way);
  return (
    <div className="type-card mb-5 flex flex-wrap items-center gap-x-5 gap-y-2 bg-tint p-3" role="status">
      <p className="min-w-0 flex-1 wrap-anywhere">
        {running.length > 0
          ? `Reading feeds again: ${running.map(progressOf).join('; ')}`
          : `Mappings changed since the last import: ${stores.map(({ name }) => name).join(', ')}`}
      </p>
      {running.length > 0 && <progress className="h-1.5 w-40 accent-ink" aria-label="Reading feeds again" />}
      {isEditor && running.length === 0 && (
        <Button look="outlined" size="float" disabled={reimport.isPending} onClick={() => reimport.mutate()}>
          {stores.length === 1 ? 'Reimport the last feed' : 'Read their last feeds again'}
        </Button>
      )}
    </div>
  );
};

type Mapping = Input<typeof mapDeskValue>['body'];

type Choose = (value: DeskValue) => void;

const wordsOf = (kind: Mapping['kind'], to: string): string => (kind === 'color' ? to : categoryWords(to));

type AnswerProps = { value: DeskValue; kind: Mapping['kind']; onMap: (mapping: Mapping) => void; onChoose: Choose };

const Answer = ({ value, kind, onMap, onChoose }: AnswerProps) => {
  const { proposal, mapping } = value;
  if (proposal === null || mapping !== null)
    return (
      <TextButton
        aria-label={`${mapping === null ? 'Choose' : 'Change'} what ${value.value} is`}
        onClick={() => onChoose(value)}
      >
        {mapping === null ? 'Choose' : 'Change'}
      </TextButton>
    );
  return (
    <span className="flex items-center gap-4">
      <TextButton
        aria-label={`Accept ${wordsOf(kind, proposal.to)} for ${value.value}`}
        onClick={() => onMap({ kind, from: value.value, to: proposal.to })}
      >
        Accept
      </TextButton>
      <TextButton aria-label={`Other meaning of ${value.value}`} onClick={() => onChoose(value)}>
        Other
      </TextButton>
    </span>
  );
};

const Meaning = ({ value, kind }: { value: DeskValue; kind: Mapping['kind'] }) => {
  const { proposal, mapped_to, mapping } = value;
  if (mapped_to !== null) return <>{wordsOf(kind, mapped_to)}, from the next import on</>;
  if (mapping !== null) return <>{wordsOf(kind, mapping.to)}</>;
  if (proposal === null) return <span className="text-ink-3">no proposal</span>;
  return (
    <>
      <span className="type-small bg-tint px-2 py-0.5 md:whitespace-nowrap">{wordsOf(kind, proposal.to)}</span>{' '}
      <span className="text-ink-2 max-md:block">{proposal.why}</span>
    </>
  );
};

type Shown = { list: ValueList; isEditor: boolean; onMap: (mapping: Mapping) => void; onChoose: Choose };

const kindOf = (list: ValueList): Mapping['kind'] => (list === 'color' ? 'color' : 'category');

const columnsOf = ({ list, isEditor, onMap, onChoose }: Shown): DataColumn<DeskValue>[] => {
  const kind = kindOf(list);
  return [
    {
      id: 'value',
      header: 'Value',
      cell: ({ row }) => (
        <span className="inline-block min-w-28 font-medium md:min-w-40 wrap-anywhere">{row.original.value}</span>
      ),
    },
    { id: 'rows', header: 'Rows', isFigure: true, cell: ({ row }) => row.original.rows.toLocaleString('en') },
    {
      id: 'meaning',
      header: list === 'placed' ? 'Mapped' : 'Proposed',
      cell: ({ row: { original } }) =>
        list === 'placed' && original.mapping === null ? '' : <Meaning value={original} kind={kind} />,
    },
    ...(isEditor
      ? [
          {
            id: 'answer',
            header: 'Answer',
            cell: ({ row }) => <Answer value={row.original} kind={kind} onMap={onMap} onChoose={onChoose} />,
          } satisfies DataColumn<DeskValue>,
        ]
      : []),
    ...(list === 'color'
      ? []
      : [
          {
            id: 'places',
            header: 'Placed in',
            cell: ({ row }) => <Places places={row.original.places} />,
          } satisfies DataColumn<DeskValue>,
        ]),
    {
      id: 'stores',
      header: 'Stores',
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
  const map = useChange({
    mutationFn: (body: Mapping) => call(mapDeskValue, { body }),
    onSuccess: () => setAsked(null),
  });
  const unmap = useChange({
    mutationFn: (from: string) => call(unmapDeskValue, { body: { kind: kindOf(list), from } }),
    onSuccess: () => setAsked(null),
  });
  const isEditor = may(session, 'editor');
  if (found.total === 0)
    return <p className="text-ink-2">{found.counts.placed === 0 ? listWords.placed.empty : listWords[list].empty}</p>;
  return (
    <>
      <Outdated stores={found.outdated} isEditor={isEditor} />
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
          onMap={map.mutate}
          onClose={() => setAsked(null)}
        />
      )}
      <KeyHints hints={[['J K', 'down, up'], ...(isEditor ? ([['Enter', 'accept, or choose']] as const) : [])]} />
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
    <Page title="Values" intro={`${listWords[list].hint} Your choices apply to all stores from their next import on.`}>
      <ListTabs
        label="Lists"
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
