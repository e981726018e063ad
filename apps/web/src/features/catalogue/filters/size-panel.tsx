import { spokenName } from '@wearfolio/contracts/listing/listing-filters';
import { useState } from 'react';
import { nameOf } from '../../../lib/name-of.ts';
import { t } from '../../../lib/t.tsx';
import { isDisabled, type Option } from './options.ts';

type Props = { options: readonly Option[]; ticked: readonly string[]; onToggle: (value: string) => void };

const Box = ({
  option,
  isTicked,
  disabled,
  onToggle,
}: {
  option: Option;
  isTicked: boolean;
  disabled: boolean;
  onToggle: () => void;
}) => (
  <button
    type="button"
    data-option
    className="group h-11 min-w-11 border border-line px-2 figures hover:not-disabled:border-ink disabled:text-ink-3 disabled:line-through aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink md:h-10"
    aria-pressed={isTicked}
    aria-label={t('listing.sizeItems', { name: spokenName(option), count: option.count ?? 0 })}
    disabled={disabled}
    onClick={onToggle}
  >
    {option.name} <span className="type-small ms-1 text-ink-3 group-aria-pressed:text-on-ink">{option.count}</span>
  </button>
);

const ladderOf = ({ attribute_name: ladder = '' }: Option): string => ladder;

/** The size systems, the one with the most products first. Their order stays while the panel is open. */
const useLadders = (options: readonly Option[]): string[] => {
  const [counts] = useState(() => {
    const sums = new Map<string, number>();
    for (const option of options) {
      const ladder = ladderOf(option);
      sums.set(ladder, (sums.get(ladder) ?? 0) + (option.count ?? 0));
    }
    return sums;
  });
  const countOf = (ladder: string) => counts.get(ladder) ?? 0;
  return [...new Set(options.map(ladderOf))].sort((one, other) => countOf(other) - countOf(one));
};

/** Sizes as boxes in wearing order, grouped by size system if there are several. */
export const SizePanel = ({ options, ticked, onToggle }: Props) => {
  const ladders = useLadders(options);
  return ladders.map((ladder) => (
    <section key={ladder} className="mb-4 last:mb-1">
      {ladders.length > 1 && <h3 className="type-small mb-2 text-ink-3">{nameOf(ladder)}</h3>}
      <div className="flex flex-wrap gap-2">
        {options
          .filter((option) => ladderOf(option) === ladder)
          .map((option) => (
            <Box
              key={option.value}
              option={option}
              isTicked={ticked.includes(option.value)}
              disabled={isDisabled(option, ticked)}
              onToggle={() => onToggle(option.value)}
            />
          ))}
      </div>
    </section>
  ));
};
