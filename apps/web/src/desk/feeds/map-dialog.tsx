import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Dialog, DialogClose, DialogHead } from '../../ui/overlay/dialog.tsx';
import { choicesQuery } from '../catalogue/api.ts';
import { CategoryTree } from '../catalogue/category-tree.tsx';
import { categoryWords } from '../catalogue/words.ts';
import { Select } from '../parts/select.tsx';
import { MovedRows } from './moved-rows.tsx';

type Mapping = { kind: 'category' | 'color'; from: string; to: string };

type Props = {
  /** The mapping in force, if any. */
  mapping?: { from: string; to: string } | null;
  onUnmap?: (from: string) => void;
  palette: readonly string[];
  value: string;
  kind: Mapping['kind'];
  start: string;
  onMap: (mapping: Mapping) => void;
  onClose: () => void;
};

/** Maps a value of the feeds to a category or a color. */
export const MapDialog = ({ mapping = null, onUnmap, palette, value, kind, start, onMap, onClose }: Props) => {
  const { data } = useQuery(choicesQuery);
  const [from, setFrom] = useState(mapping?.from ?? value);
  const [to, setTo] = useState(start);
  const isColor = kind === 'color';
  const map = (path: string): void => onMap({ kind, from: from.trim(), to: path });
  return (
    <Dialog look="small" isOpen onClose={onClose}>
      <DialogHead>{t('desk.feeds.whatIs', { value })}</DialogHead>
      <form
        className="grid gap-4 overflow-y-auto p-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (to !== '') map(to);
        }}
      >
        {isColor ? (
          <Select label={t('desk.feeds.colorPalette')} value={to} onChoose={setTo}>
            <option value="">{t('desk.feeds.chooseColor')}</option>
            {palette.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        ) : (
          <CategoryTree label={t('desk.feeds.findKind')} leaves={data?.categories ?? []} chosen={to} onChoose={setTo} />
        )}
        {!isColor && (
          <Field
            label={t('desk.feeds.asFeedsSpell')}
            name="from"
            autoComplete="off"
            hint={t('desk.feeds.standsAnyTextExampleWinter')}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        )}
        {mapping && (
          <p className="type-card flex flex-wrap items-center gap-x-4 bg-tint p-3">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {t('desk.feeds.forceIs', { from: mapping.from, value: isColor ? mapping.to : categoryWords(mapping.to) })}
            </span>
            {onUnmap && <TextButton onClick={() => onUnmap(mapping.from)}>{t('desk.feeds.remove')}</TextButton>}
          </p>
        )}
        {!isColor && to !== '' && from.trim() !== '' && <MovedRows from={from.trim()} to={to} />}
        <p className="type-card text-ink-2" role="status">
          {to === ''
            ? t('desk.feeds.nothingIsChosenYet')
            : t('desk.catalogue.chosenKind', { kind: isColor ? to : categoryWords(to) })}
        </p>
        <div className="flex gap-3">
          <Button type="submit" size="float" disabled={to === '' || from.trim() === ''}>
            {t('desk.feeds.map')}
          </Button>
          <DialogClose render={<Button look="outlined" size="float" />}>{t('ui.cancel')}</DialogClose>
        </div>
      </form>
    </Dialog>
  );
};
