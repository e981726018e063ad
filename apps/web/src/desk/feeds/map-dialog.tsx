import { useQuery } from '@tanstack/react-query';
import { mapDeskValue } from '@wearfolio/contracts/desk-values';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Dialog, DialogClose, DialogHead } from '../../ui/overlay/dialog.tsx';
import { choicesQuery } from '../catalogue/api.ts';
import { CategoryTree } from '../catalogue/category-tree.tsx';
import { categoryWords, nameWords } from '../catalogue/words.ts';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { Select } from '../parts/select.tsx';
import { MovedRows } from './moved-rows.tsx';

type Props = {
  /** The mapping in force, if any. */
  mapping?: { from: string; to: string } | null;
  onUnmap?: (from: string) => void;
  palette: readonly string[];
  value: string;
  kind: 'category' | 'color';
  start: string;
  onClose: () => void;
};

/** Maps a value of the feeds to a category or a color. */
export const MapDialog = ({ mapping = null, onUnmap, palette, value, kind, start, onClose }: Props) => {
  const { data } = useQuery(choicesQuery);
  const form = useDeskForm({
    rules: mapDeskValue.schema.body,
    start: { kind, from: mapping?.from ?? value, to: start },
    send: (body) => call(mapDeskValue, { body }),
    onDone: onClose,
  });
  const { from, to } = form.watch();
  const choose = (next: string): void => form.set('to', next);
  const isColor = kind === 'color';
  const wordsOf = isColor ? nameWords : categoryWords;
  return (
    <Dialog look="small" isOpen onClose={onClose}>
      <DialogHead>{t('desk.feeds.meaningTitle', { value })}</DialogHead>
      <DeskForm
        form={form}
        className="grid gap-4 overflow-y-auto p-5"
        button={t('desk.feeds.map')}
        buttonProps={{ size: 'float' }}
        beside={<DialogClose render={<Button look="outlined" size="float" />}>{t('ui.cancel')}</DialogClose>}
      >
        {isColor ? (
          <Select label={t('desk.feeds.colorPalette')} value={to} onChoose={choose}>
            <option value="">{t('desk.parts.chooseColor')}</option>
            {palette.map((name) => (
              <option key={name} value={name}>
                {nameWords(name)}
              </option>
            ))}
          </Select>
        ) : (
          <CategoryTree
            label={t('desk.parts.findKind')}
            leaves={data?.categories ?? []}
            chosen={to}
            onChoose={choose}
          />
        )}
        {!isColor && (
          <Field
            label={t('desk.feeds.asFeedsSpell')}
            autoComplete="off"
            hint={t('desk.feeds.wildcardHint')}
            {...form.field('from', { setValueAs: (text: string) => text.trim() })}
          />
        )}
        {mapping && (
          <p className="type-card flex flex-wrap items-center gap-x-4 bg-tint p-3">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {t('desk.feeds.mappingInForce', { from: mapping.from, value: wordsOf(mapping.to) })}
            </span>
            {onUnmap && <TextButton onClick={() => onUnmap(mapping.from)}>{t('desk.parts.remove')}</TextButton>}
          </p>
        )}
        {!isColor && to !== '' && from !== '' && <MovedRows from={from} to={to} />}
        <p className={`type-card ${form.errors.to ? 'text-sale' : 'text-ink-2'}`} role="status">
          {to === '' ? t('desk.parts.nothingChosen') : t('desk.catalogue.chosenKind', { kind: wordsOf(to) })}
        </p>
      </DeskForm>
    </Dialog>
  );
};
