import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ChangeSample, changeProducts, previewChange } from '@wearfolio/contracts/desk-changes';
import type { Input } from '@wearfolio/contracts/endpoint';
import type { OverrideField } from '@wearfolio/contracts/override-fields';
import type { FormEvent } from 'react';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Dialog, DialogHead } from '../../ui/overlay/dialog.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { say } from '../parts/say.ts';
import { Select } from '../parts/select.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { dataOf } from '../reading.ts';
import { type EditedValue, EditValue, type FedColor } from './edit-value.tsx';
import { useTellChange } from './undo.tsx';
import { categoryWords, countWords, nameWords } from './words.ts';

type Body = Input<typeof changeProducts>['body'];

/** The products to change: by id, or all products of a filter. */
export type Target = Pick<Body, 'ids' | 'filter'>;

const fieldWords: readonly (readonly [OverrideField, string])[] = [
  ['brand', t('desk.parts.brand')],
  ['category', t('desk.parts.kind')],
  ['audience', t('desk.parts.audience')],
  ['color', t('desk.parts.color')],
  ['hidden', t('desk.catalogue.hide')],
  ['title', t('desk.parts.title')],
  ['description', t('desk.parts.description')],
];

type Props = {
  target: Target;
  /** The number of products to change. */
  count: number;
  isOpen: boolean;
  onClose: () => void;
  onDone?: () => void;
  /** The field to change with its current value; otherwise staff choose a field. */
  field?: OverrideField | undefined;
  start?: EditedValue | undefined;
  colors?: readonly FedColor[] | null;
};

const wordsOf: Partial<Record<OverrideField, (value: string) => string>> = {
  category: categoryWords,
  audience: categoryWords,
  color: nameWords,
  hidden: say,
  pictures: say,
};

const shownValue = (field: OverrideField, value: string): string => wordsOf[field]?.(value) ?? value;

const Samples = ({ field, samples }: { field: OverrideField; samples: readonly ChangeSample[] }) => (
  <ul>
    {samples.map(({ id, title, image, before, after }) => (
      <li key={id} className="flex gap-3 border-b border-line py-2">
        <Thumb src={image} />
        <div className="min-w-0">
          <p className="truncate font-medium">{title}</p>
          <p className="wrap-anywhere text-ink-2">
            <s className="text-ink-3">{shownValue(field, before)}</s> <span aria-hidden="true">→</span>{' '}
            <span className="text-ink">{shownValue(field, after)}</span>
          </p>
        </div>
      </li>
    ))}
  </ul>
);

type Edit = Pick<Body, 'field' | 'of' | 'value'> & Target;

/** The effect of an edit, requested after a pause in typing; undefined while the edit is incomplete. */
const usePreview = (edit: Edit, isReady: boolean) => {
  const asked = useDebounced(JSON.stringify(edit), 300);
  const preview = useQuery({
    ...dataOf(previewChange, { body: JSON.parse(asked) }),
    enabled: isReady && asked === JSON.stringify(edit),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return { data: isReady && !preview.isError ? preview.data : undefined, error: isReady ? preview.error : null };
};

type PreviewProps = { field: OverrideField; meant: number; isReady: boolean } & ReturnType<typeof usePreview>;

const Preview = ({ field, meant, isReady, data, error }: PreviewProps) => {
  if (!isReady) return <p className="text-ink-2">{t('desk.catalogue.previewHint')}</p>;
  if (error) return <p className="text-sale">{error.message}</p>;
  if (!data) return <SkeletonLine className="mt-2 w-2/3" />;
  return (
    <>
      <p className="mb-1">
        {data.count === 0
          ? t('desk.catalogue.noChange')
          : t('desk.catalogue.wouldChange', { count: countWords(data.count), meant })}
      </p>
      <Samples field={field} samples={data.samples} />
    </>
  );
};

const FieldChoice = ({
  field,
  isOne,
  onChoose,
}: {
  field: OverrideField;
  isOne: boolean;
  onChoose: (name: string) => void;
}) => (
  <Select label={t('desk.catalogue.changeField')} value={field} onChoose={onChoose}>
    {fieldWords
      .filter(([name]) => isOne || (name !== 'title' && name !== 'description'))
      .map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
  </Select>
);

const nothing: EditedValue = { of: 0, value: '' };

/** The value that a field has before somebody chooses one. */
const firstValue = (field: OverrideField): string => (field === 'hidden' ? '1' : '');

const Form = ({ target, count: meant, onClose, onDone, field: only, start = nothing, colors = null }: Props) => {
  const tell = useTellChange();
  const form = useDeskForm({
    rules: changeProducts.schema.body,
    start: { field: only ?? 'brand', of: start.of, value: start.value || firstValue(only ?? 'brand') },
    send: async ({ field, of, value }) =>
      tell(await call(changeProducts, { body: { ...target, field, of, value, count: preview.data?.count } })),
    onDone: () => {
      onDone?.();
      onClose();
    },
  });
  const { field, of, value } = form.watch();
  const isBack = value === null;
  const isReady = isBack || value.trim() !== '';
  const preview = usePreview({ ...target, field, of: field === 'color' ? of : 0, value }, isReady);
  const count = preview.data?.count;
  const choose = (name: string): void => {
    const chosen = fieldWords.find(([one]) => one === name)?.[0] ?? 'brand';
    form.set('field', chosen);
    form.set('of', 0);
    form.set('value', firstValue(chosen));
  };
  const edit = (edited: EditedValue): void => {
    form.set('of', edited.of);
    // The color of the feed can be chosen while its name is to be used again.
    form.set('value', isBack && edited.value === '' ? null : edited.value);
  };
  // Only what was previewed is changed.
  const submit = (event: FormEvent): void => (count ? form.submit(event) : event.preventDefault());
  return (
    <DeskForm
      form={{ ...form, submit }}
      className="flex min-h-0 flex-1 flex-col"
      button={count ? t('desk.catalogue.change', { count: countWords(count) }) : t('desk.catalogue.changeAction')}
      buttonProps={{ size: 'float', className: 'm-4 self-end', 'aria-disabled': !count }}
    >
      <div className="grid min-h-0 flex-1 content-start gap-x-10 gap-y-6 overflow-y-auto border-b border-line p-5 md:grid-cols-2">
        <div className="grid content-start gap-4">
          {!only && <FieldChoice field={field} isOne={meant === 1} onChoose={choose} />}
          <CheckBox
            label={field === 'hidden' ? t('desk.catalogue.showAgain') : t('desk.catalogue.asFedValue')}
            checked={isBack}
            onChange={({ target: { checked } }) => form.set('value', checked ? null : start.value || firstValue(field))}
          />
          {(!isBack || field === 'color') && (
            <EditValue field={field} edited={{ of, value: value ?? '' }} onEdit={edit} colors={colors} />
          )}
        </div>
        <div className="type-card min-w-0" aria-live="polite">
          <h3 className="type-small mb-1 text-ink-2">{t('desk.catalogue.beforeAfter')}</h3>
          <Preview field={field} meant={meant} isReady={isReady} {...preview} />
        </div>
      </div>
    </DeskForm>
  );
};

/** Asks for the new value of a field, previews it on some products, and changes all of them. */
export const ChangeDialog = (props: Props) => (
  <Dialog look="large" isOpen={props.isOpen} onClose={props.onClose}>
    <DialogHead>{t('desk.catalogue.change', { count: countWords(props.count) })}</DialogHead>
    <Form {...props} />
  </Dialog>
);
