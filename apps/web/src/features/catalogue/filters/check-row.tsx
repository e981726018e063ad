import { t } from '../../../lib/t.tsx';
import { ColorDot } from '../../../ui/color-dot.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Option } from './options.ts';

type Props = { option: Option; isTicked: boolean; isDisabled: boolean; onToggle: () => void };

/** A row of a filter list: check box, name and number of products. */
export const CheckRow = ({ option, isTicked, isDisabled, onToggle }: Props) => (
  <label className="relative flex min-h-11 cursor-pointer items-center gap-3 break-inside-avoid has-disabled:cursor-default md:min-h-9">
    <input
      type="checkbox"
      className="peer sr-only scroll-my-6"
      checked={isTicked}
      disabled={isDisabled}
      onChange={onToggle}
    />
    <span className="flex size-4.5 shrink-0 items-center justify-center border border-line-2 text-transparent peer-checked:border-ink peer-checked:bg-ink peer-checked:text-on-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink peer-disabled:opacity-40">
      <Icon name="check" size={14} />
    </span>
    {option.hexa && <ColorDot hexa={option.hexa} className="size-4" />}
    <span className="min-w-0 flex-1 truncate peer-disabled:text-ink-3" title={option.name}>
      {option.name}
    </span>
    {option.count !== undefined && (
      <span className="type-small figures text-ink-3">
        {option.count}
        <span className="sr-only"> {t('favorites.items', { count: option.count })}</span>
      </span>
    )}
  </label>
);
