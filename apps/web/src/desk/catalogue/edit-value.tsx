import { useQuery } from '@tanstack/react-query';
import { longestDescription } from '@wearfolio/contracts/desk-changes';
import { audiences, type OverrideField } from '@wearfolio/contracts/override-fields';
import { useId } from 'react';
import { t } from '../../lib/t.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Select } from '../parts/select.tsx';
import { choicesQuery, subjectsQuery } from './api.ts';
import { CategoryTree } from './category-tree.tsx';
import { categoryWords, nameWords } from './words.ts';

export type EditedValue = { of: number; value: string };

/** A color of a product that can be renamed, by its id in the feed. */
export type FedColor = { id: number; name: string };

type Props = {
  field: OverrideField;
  edited: EditedValue;
  onEdit: (edited: EditedValue) => void;
  /** The colors of the product, if only one is changed. */
  colors: readonly FedColor[] | null;
};

const BrandField = ({ edited, onEdit }: Pick<Props, 'edited' | 'onEdit'>) => {
  const list = useId();
  const asked = useDebounced(edited.value, 200);
  const { data } = useQuery(subjectsQuery('brand', asked));
  return (
    <>
      <Field
        label={t('desk.parts.brand')}
        name="brand"
        autoComplete="off"
        list={list}
        hint={t('desk.catalogue.newBrandNotice')}
        value={edited.value}
        onChange={({ target }) => onEdit({ of: 0, value: target.value })}
      />
      <datalist id={list}>
        {data?.data.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
};

const CategoryField = ({ edited, onEdit }: Pick<Props, 'edited' | 'onEdit'>) => {
  const { data } = useQuery(choicesQuery);
  return (
    <>
      <CategoryTree
        label={t('desk.parts.findKind')}
        leaves={data?.categories ?? []}
        chosen={edited.value}
        onChoose={(value) => onEdit({ of: 0, value })}
      />
      <p className="type-card text-ink-2" role="status">
        {edited.value === ''
          ? t('desk.parts.nothingChosen')
          : t('desk.catalogue.chosenKind', { kind: categoryWords(edited.value) })}
      </p>
    </>
  );
};

const ColorFields = ({ edited, onEdit, colors }: Omit<Props, 'field'>) => {
  const { data } = useQuery(choicesQuery);
  const palette = data?.colors ?? [];
  const ofPalette = palette.map(({ id, name }) => ({ id, name: nameWords(name) }));
  const from = colors ?? [{ id: 0, name: t('desk.parts.none') }, ...ofPalette];
  return (
    <div className="grid gap-4">
      <Select
        label={t('desk.catalogue.colorFeed')}
        value={String(edited.of)}
        onChoose={(of) => onEdit({ ...edited, of: Number(of) })}
      >
        {from.map(({ id, name }) => (
          <option key={id} value={id}>
            {id === 0 ? t('desk.catalogue.noColorFeed') : name}
          </option>
        ))}
      </Select>
      <Select
        label={t('desk.catalogue.correctColor')}
        value={edited.value}
        onChoose={(value) => onEdit({ ...edited, value })}
      >
        <option value="">{t('desk.parts.chooseColor')}</option>
        {ofPalette.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
};

const audienceWords = {
  women: t('desk.parts.women'),
  men: t('desk.catalogue.men'),
  unisex: t('desk.catalogue.womenMen'),
} as const;

/** The fields for the new value. */
export const EditValue = ({ field, edited, onEdit, colors }: Props) => {
  if (field === 'brand') return <BrandField edited={edited} onEdit={onEdit} />;
  if (field === 'category') return <CategoryField edited={edited} onEdit={onEdit} />;
  if (field === 'color') return <ColorFields edited={edited} onEdit={onEdit} colors={colors} />;
  if (field === 'audience')
    return (
      <Select label={t('desk.parts.audience')} value={edited.value} onChoose={(value) => onEdit({ of: 0, value })}>
        <option value="">{t('desk.catalogue.chooseAudience')}</option>
        {audiences.map((audience) => (
          <option key={audience} value={audience}>
            {audienceWords[audience]}
          </option>
        ))}
      </Select>
    );
  if (field === 'description')
    return (
      <TextArea
        label={t('desk.parts.description')}
        hint={t('desk.catalogue.descriptionHint')}
        rows={10}
        maxLength={longestDescription}
        value={edited.value}
        onChange={({ target }) => onEdit({ of: 0, value: target.value })}
      />
    );
  if (field === 'title')
    return (
      <Field
        label={t('desk.parts.title')}
        name="title"
        autoComplete="off"
        value={edited.value}
        onChange={({ target }) => onEdit({ of: 0, value: target.value })}
      />
    );
  return <p className="text-ink-2">{t('desk.catalogue.hideWarning')}</p>;
};
