import { useQuery } from '@tanstack/react-query';
import { type DeskOwnProduct, mostOwnPictures, saveOwnProduct } from '@wearfolio/contracts/desk-own';
import { longestDescription } from '@wearfolio/contracts/desk-products';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useChange } from '../api.ts';
import { choicesQuery } from '../catalogue/api.ts';
import { CategoryTree } from '../catalogue/category-tree.tsx';
import { categoryWords } from '../catalogue/words.ts';
import { UploadButton } from '../content/upload-button.tsx';
import { errorsOf } from '../feeds/use-preview.ts';
import { Thumb } from '../parts/thumb.tsx';
import type { Draft } from './draft.ts';
import { VariantFields } from './variant-fields.tsx';

const blank = (currency: string): Draft => ({
  ...{ title: '', brand: '', category: '', description: '', link: '', price: '', retail_price: '', currency },
  ...{ pictures: [], variants: [{ color: '', size: '', stock: null }] },
});

const draftOf = ({
  id: _,
  version: __,
  product_id: ___,
  actor: ____,
  changed_at: _____,
  ...draft
}: DeskOwnProduct): Draft => draft;

const Pictures = ({ pictures, onChange }: { pictures: readonly string[]; onChange: (pictures: string[]) => void }) => (
  <div className="grid gap-3">
    <p className="type-small text-ink-2">{t('desk.own.pictures')}</p>
    {pictures.length > 0 && (
      <ol className="flex flex-wrap gap-4">
        {pictures.map((src, at) => (
          <li key={src} className="w-24">
            <Thumb src={src} className="h-30 w-24" />
            <TextButton
              className="type-small"
              aria-label={t('desk.own.removePicture', { at: at + 1 })}
              onClick={() => onChange(pictures.filter((one) => one !== src))}
            >
              {t('desk.own.remove')}
            </TextButton>
          </li>
        ))}
      </ol>
    )}
    {pictures.length < mostOwnPictures && (
      <div>
        <UploadButton
          label={t('desk.own.addPicture')}
          onUpload={({ src }) => onChange([...pictures.filter((one) => one !== src), src])}
        />
      </div>
    )}
  </div>
);

const Kind = ({
  chosen,
  error,
  onChoose,
}: {
  chosen: string;
  error: string | undefined;
  onChoose: (path: string) => void;
}) => {
  const { data } = useQuery(choicesQuery);
  return (
    <div>
      <CategoryTree label={t('desk.own.kind')} leaves={data?.categories ?? []} chosen={chosen} onChoose={onChoose} />
      <p className="type-card mt-1 text-ink-2" role="status">
        {chosen === '' ? t('desk.own.noKind') : categoryWords(chosen)}
      </p>
      {error && (
        <p className="type-small text-sale" role="alert">
          {error}
        </p>
      )}
    </div>
  );
};

type Props = { store: number; currency: string; product: DeskOwnProduct | null; onDone: () => void };

/** The form of a product by hand: a new one, or one to change. */
export const OwnForm = ({ store, currency, product, onDone }: Props) => {
  const [draft, setDraft] = useState(product ? draftOf(product) : blank(currency));
  const set = (part: Partial<Draft>): void => setDraft((now) => ({ ...now, ...part }));
  const save = useChange({
    mutationFn: () => {
      const variants = draft.variants.filter(({ color, size, stock }) => color || size || stock !== null);
      const of = product ? { id: product.id, version: product.version } : { version: 0 };
      return call(saveOwnProduct, { body: { store, ...of, ...draft, variants } });
    },
    onSuccess: onDone,
  });
  const errors = errorsOf(save.error);
  const text = (
    name: 'title' | 'brand' | 'link' | 'price' | 'retail_price' | 'currency',
    label: string,
    hint?: string,
  ) => (
    <Field
      label={label}
      name={name}
      autoComplete="off"
      isRequired={name !== 'retail_price'}
      hint={hint}
      error={errors[name]}
      value={draft[name]}
      onChange={({ target }) => set({ [name]: name === 'currency' ? target.value.toUpperCase() : target.value })}
    />
  );
  return (
    <form
      noValidate
      className="grid max-w-220 gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {text('title', t('desk.own.title'))}
        {text('brand', t('desk.own.brand'))}
      </div>
      <Kind chosen={draft.category} error={errors.category} onChoose={(category) => set({ category })} />
      <div className="grid items-start gap-5 sm:grid-cols-3">
        {text('price', t('desk.own.price'))}
        {text('retail_price', t('desk.own.regularPrice'), t('desk.own.regularPriceHint'))}
        {text('currency', t('desk.own.currency'))}
      </div>
      {text('link', t('desk.own.link'), t('desk.own.linkHint'))}
      <TextArea
        label={t('desk.own.description')}
        rows={5}
        maxLength={longestDescription}
        error={errors.description}
        value={draft.description}
        onChange={({ target }) => set({ description: target.value })}
      />
      <Pictures pictures={draft.pictures} onChange={(pictures) => set({ pictures })} />
      <VariantFields variants={draft.variants} onChange={(variants) => set({ variants })} />
      {save.isError && (
        <p className="text-sale" role="alert">
          {save.error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <BusyButton isBusy={save.isPending}>{product ? t('desk.own.save') : t('desk.own.add')}</BusyButton>
        <Button look="outlined" type="button" onClick={onDone}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  );
};
