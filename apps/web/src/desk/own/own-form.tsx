import { useQuery } from '@tanstack/react-query';
import { longestDescription } from '@wearfolio/contracts/desk-changes';
import { type DeskOwnProduct, mostOwnPictures, saveOwnProduct } from '@wearfolio/contracts/desk-own';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { choicesQuery } from '../catalogue/api.ts';
import { CategoryTree } from '../catalogue/category-tree.tsx';
import { categoryWords } from '../catalogue/words.ts';
import { UploadButton } from '../content/upload-button.tsx';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { upperCase } from '../parts/upper-case.ts';
import type { Draft } from './draft.ts';
import { VariantFields } from './variant-fields.tsx';

const noVariant = { color: '', size: '', stock: null };

const blank = (currency: string): Draft => ({
  ...{ title: '', brand: '', category: '', description: '', link: '', price: '', retail_price: '', currency },
  ...{ pictures: [], variants: [noVariant] },
});

const draftOf = ({ product_id: _, actor: __, changed_at: ___, ...draft }: DeskOwnProduct) => draft;

const Pictures = ({ pictures, onChange }: { pictures: readonly string[]; onChange: (pictures: string[]) => void }) => (
  <div className="grid gap-3">
    <p className="type-small text-ink-2">{t('desk.parts.pictures')}</p>
    {pictures.length > 0 && (
      <ol className="flex flex-wrap gap-4">
        {pictures.map((src, at) => (
          <li key={src} className="w-24">
            <Thumb src={src} className="h-30 w-24" />
            <TextButton
              className="type-small"
              aria-label={t('desk.parts.removePicture', { at: at + 1 })}
              onClick={() => onChange(pictures.filter((one) => one !== src))}
            >
              {t('desk.parts.remove')}
            </TextButton>
          </li>
        ))}
      </ol>
    )}
    {pictures.length < mostOwnPictures && (
      <div>
        <UploadButton
          label={t('desk.parts.addPicture')}
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
      <CategoryTree label={t('desk.parts.kind')} leaves={data?.categories ?? []} chosen={chosen} onChoose={onChoose} />
      <p className="type-card mt-1 text-ink-2" role="status">
        {chosen === '' ? t('desk.own.noKind') : categoryWords(chosen)}
      </p>
      {error && <p className="type-small text-sale">{error}</p>}
    </div>
  );
};

type Props = { store: number; currency: string; product: DeskOwnProduct | null; onDone: () => void };

/** The form of a product by hand: a new one, or one to change. */
export const OwnForm = ({ store, currency, product, onDone }: Props) => {
  const form = useDeskForm({
    rules: saveOwnProduct.schema.body,
    start: { store, ...(product ? draftOf(product) : { version: 0, ...blank(currency) }) },
    send: ({ variants, ...body }) => {
      const stated = variants.filter(({ color, size, stock }) => color || size || stock !== null);
      return call(saveOwnProduct, { body: { ...body, variants: stated } });
    },
    onDone,
    keepsChanges: true,
  });
  const { category, pictures, variants } = form.watch();
  const text = (name: 'title' | 'brand' | 'link' | 'price', label: string, hint?: string) => (
    <Field label={label} autoComplete="off" isRequired hint={hint} {...form.field(name)} />
  );
  return (
    <DeskForm
      form={form}
      className="grid max-w-220 gap-6"
      button={product ? t('desk.parts.save') : t('desk.own.add')}
      beside={
        <Button look="outlined" type="button" onClick={onDone}>
          {t('ui.cancel')}
        </Button>
      }
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {text('title', t('desk.parts.title'))}
        {text('brand', t('desk.parts.brand'))}
      </div>
      <Kind chosen={category} error={form.errors.category} onChoose={(path) => form.set('category', path)} />
      <div className="grid items-start gap-5 sm:grid-cols-3">
        {text('price', t('desk.parts.price'))}
        <Field
          label={t('desk.parts.regularPrice')}
          autoComplete="off"
          hint={t('desk.own.regularPriceHint')}
          {...form.field('retail_price')}
        />
        <Field
          label={t('desk.parts.currency')}
          autoComplete="off"
          isRequired
          {...form.field('currency', { setValueAs: upperCase })}
        />
      </div>
      {text('link', t('desk.own.link'), t('desk.own.linkHint'))}
      <TextArea
        label={t('desk.parts.description')}
        rows={5}
        maxLength={longestDescription}
        {...form.field('description')}
      />
      <Pictures pictures={pictures} onChange={(next) => form.set('pictures', next)} />
      <VariantFields variants={variants} onChange={(next) => form.set('variants', next)} />
    </DeskForm>
  );
};
