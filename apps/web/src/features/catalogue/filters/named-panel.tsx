import { useQuery } from '@tanstack/react-query';
import type { Facets } from '@wearfolio/contracts/listing/facets';
import type { ScopeQuery } from '@wearfolio/contracts/listing/listing-scope';
import { letterOf } from '@wearfolio/contracts/text/fold';
import { message } from '@wearfolio/messages/key';
import { useDeferredValue, useState } from 'react';
import { t } from '../../../lib/t.tsx';
import { useFit } from '../../../session/worn-sizes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { lettersOf, nameContains } from '../alphabet.ts';
import { optionsQuery } from '../api.ts';
import type { ListingState } from '../listing-url.ts';
import { AlphabetIndex } from './alphabet-index.tsx';
import { CheckRow } from './check-row.tsx';
import { emptyText, named, optionsOf } from './options.ts';

/** Shorter lists have no search field. */
const searchableFrom = 10;

/** The maximum number of rows. */
const mostRows = 500;

type Props = {
  group: 'store' | 'brand';
  facets: Facets;
  scope: ScopeQuery;
  state: ListingState;
  onToggle: (value: string) => void;
};

type Choice = { letter: string | null; typed: string };

/** The options with this letter and text in their names. Options that the listing's reply lacks are requested. */
const useNamedOptions = ({ group, facets, scope, state }: Props, { letter, typed }: Choice) => {
  const filter = useDeferredValue(typed.trim());
  const isWanted = facets.whole?.[group] !== undefined && (letter !== null || filter !== '');
  const fit = useFit();
  const query = optionsQuery(group, scope, state, { letter: letter ?? undefined, filter }, fit);
  const { data, isFetching, isError, isPlaceholderData } = useQuery({ ...query, enabled: isWanted });
  const known = isWanted && data ? named(data) : optionsOf(group, facets);
  // Until the reply arrives, the known options are filtered here.
  const isAnswered = isWanted && data !== undefined && !isPlaceholderData;
  const options = known.filter(
    ({ name }) => isAnswered || (nameContains(name, typed) && (letter === null || letterOf(name) === letter)),
  );
  return { options, isPending: isWanted && isFetching, hasFailed: isWanted && isError };
};

const nouns = {
  store: {
    search: message('listing.searchStores'),
    counted: message('listing.searchStoresCounted'),
    more: message('listing.moreStores'),
  },
  brand: {
    search: message('ui.searchBrands'),
    counted: message('listing.searchBrandsCounted'),
    more: message('listing.moreBrands'),
  },
} as const;

const noteOf = (group: Props['group'], isPending: boolean, hasFailed: boolean): string => {
  if (isPending) return t('ui.loading');
  return hasFailed ? t('ui.tryAgainSentence') : emptyText(group);
};

/** Stores or brands: a search field for long lists, an alphabet index, and the names in columns. */
export const NamedPanel = (props: Props) => {
  const { group, facets, state, onToggle } = props;
  const [typed, setTyped] = useState('');
  const [letter, setLetter] = useState<string | null>(null);
  const { options, isPending, hasFailed } = useNamedOptions(props, { letter, typed });
  const carried = optionsOf(group, facets);
  const { count = carried.length, letters } = facets.whole?.[group] ?? {};
  const present = letters ? new Set(letters) : lettersOf(carried.map(({ name }) => name));
  const texts = nouns[group];
  return (
    <>
      {count >= searchableFrom && (
        <label className="mb-3 flex h-11 items-center gap-3 border-b border-line-2 text-ink-3 focus-within:border-ink md:h-9">
          <span className="sr-only">{t(texts.search)}</span>
          <Icon name="search" size={16} />
          <input
            type="search"
            className="type-field min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-3 md:text-[0.8125rem] [&::-webkit-search-cancel-button]:hidden"
            placeholder={t(texts.counted, { count })}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setLetter(null);
            }}
          />
        </label>
      )}
      <AlphabetIndex present={present} current={letter} onChoose={setLetter} />
      {options.length === 0 ? (
        <p className="py-3 text-ink-2">{noteOf(group, isPending, hasFailed)}</p>
      ) : (
        <ul className="gap-x-8 md:columns-2">
          {options.slice(0, mostRows).map((option) => (
            <li key={option.value}>
              <CheckRow
                option={option}
                isTicked={state[group].includes(option.value)}
                isDisabled={false}
                onToggle={() => onToggle(option.value)}
              />
            </li>
          ))}
        </ul>
      )}
      {options.length > mostRows && (
        <p className="py-3 text-ink-2">{t(texts.more, { count: options.length - mostRows })}</p>
      )}
    </>
  );
};
