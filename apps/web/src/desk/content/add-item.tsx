import { t } from '../../lib/t.tsx';
import { Select } from '../parts/select.tsx';

type Props<T> = {
  label: string;
  /** The new items by name. */
  items: readonly (readonly [name: string, item: T])[];
  onAdd: (item: T) => void;
};

/** Adds an item of a chosen type to an ordered list. */
export const AddItem = <T,>({ label, items, onAdd }: Props<T>) => (
  <Select
    label={label}
    className="mt-5 max-w-100"
    value=""
    onChoose={(name) => {
      const [, item] = items.find(([one]) => one === name) ?? [];
      if (item) onAdd(item);
    }}
  >
    <option value="">{t('desk.content.chooseType')}</option>
    {items.map(([name]) => (
      <option key={name}>{name}</option>
    ))}
  </Select>
);
