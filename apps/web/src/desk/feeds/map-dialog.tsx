import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Dialog, DialogClose, DialogHead } from '../../ui/overlay/dialog.tsx';
import { choicesQuery } from '../catalogue/api.ts';
import { categoryWords } from '../catalogue/words.ts';
import { Select } from '../parts/select.tsx';
import { CategoryTree } from './category-tree.tsx';

type Mapping = { kind: 'category' | 'color'; from: string; to: string };

type Props = {
  palette: readonly string[];
  value: string;
  kind: Mapping['kind'];
  start: string;
  onMap: (mapping: Mapping) => void;
  onClose: () => void;
};

/** Maps a value of the feeds to a category or a color. */
export const MapDialog = ({ palette, value, kind, start, onMap, onClose }: Props) => {
  const { data } = useQuery(choicesQuery);
  const [from, setFrom] = useState(value);
  const [to, setTo] = useState(start);
  const isColor = kind === 'color';
  const map = (path: string): void => onMap({ kind, from: from.trim(), to: path });
  return (
    <Dialog look="small" isOpen onClose={onClose}>
      <DialogHead>What is "{value}"?</DialogHead>
      <form
        className="grid gap-4 overflow-y-auto p-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (to !== '') map(to);
        }}
      >
        {isColor ? (
          <Select label="Color of the palette" value={to} onChoose={setTo}>
            <option value="">Choose a color</option>
            {palette.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        ) : (
          <CategoryTree label="Find a kind" leaves={data?.categories ?? []} chosen={to} onChoose={setTo} />
        )}
        {!isColor && (
          <Field
            label="As feeds spell it"
            name="from"
            autoComplete="off"
            hint="* stands for any text, for example * > Winter boots*"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        )}
        <p className="type-card text-ink-2" role="status">
          {to === '' ? 'Nothing is chosen yet.' : `Chosen: ${isColor ? to : categoryWords(to)}`}
        </p>
        <div className="flex gap-3">
          <Button type="submit" size="float" disabled={to === '' || from.trim() === ''}>
            Map
          </Button>
          <DialogClose render={<Button look="outlined" size="float" />}>Cancel</DialogClose>
        </div>
      </form>
    </Dialog>
  );
};
