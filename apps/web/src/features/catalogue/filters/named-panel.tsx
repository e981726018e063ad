import { useQuery } from '@tanstack/react-query';
import { facetOptionsMax } from '@wearfolio/contracts/limits';
import { useDeferredValue, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { letterOf, nameContains } from '../alphabet.ts';
import { optionNamesQuery } from '../api.ts';
import { AlphabetIndex } from './alphabet-index.tsx';
import { CheckRow } from './check-row.tsx';
import { groupTexts, type Option } from './options.ts';

/** Lists shorter than this are read at a glance. */
const searchableFrom = 10;

type Props = {
  group: 'store' | 'brand';
  options: readonly Option[];
  ticked: readonly string[];
  onToggle: (value: string) => void;
};

/** Names beyond the largest, when the listing does not carry them all (decision 22); their counts are not known. */
const useFurtherOptions = (group: Props['group'], options: readonly Option[], typed: string): Option[] => {
  const isPartial = options.length >= facetOptionsMax;
  const { data = [] } = useQuery({ ...optionNamesQuery(group, typed), enabled: isPartial && typed !== '' });
  const known = new Set(options.map(({ value }) => value));
  return data.map(({ id, name }) => ({ value: String(id), name })).filter(({ value }) => !known.has(value));
};

/** Stores or brands: a search line for long lists, the index of first letters, and the names in columns. */
export const NamedPanel = ({ group, options, ticked, onToggle }: Props) => {
  const [typed, setTyped] = useState('');
  const [letter, setLetter] = useState<string | null>(null);
  const further = useFurtherOptions(group, options, useDeferredValue(typed.trim()));
  const { many, empty } = groupTexts[group];
  const shown = [...options, ...further].filter(
    ({ name }) => nameContains(name, typed) && (letter === null || letterOf(name) === letter),
  );
  return (
    <>
      {options.length >= searchableFrom && (
        <label className="mb-3 flex h-11 items-center gap-3 border-b border-line-2 text-ink-3 focus-within:border-ink md:h-9">
          <span className="sr-only">Search {many}</span>
          <Icon name="search" size={16} />
          <input
            type="search"
            className="type-field min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-3 md:text-[0.8125rem] [&::-webkit-search-cancel-button]:hidden"
            placeholder={`Search ${options.length} ${many}`}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setLetter(null);
            }}
          />
        </label>
      )}
      <AlphabetIndex names={options.map(({ name }) => name)} current={letter} onChoose={setLetter} />
      {shown.length === 0 ? (
        <p className="py-3 text-ink-2">{empty}</p>
      ) : (
        <ul className="gap-x-8 md:columns-2">
          {shown.map((option) => (
            <li key={option.value}>
              <CheckRow
                option={option}
                isTicked={ticked.includes(option.value)}
                isDisabled={false}
                onToggle={() => onToggle(option.value)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
