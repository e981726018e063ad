import {
  longestAbout,
  longestName,
  renameSubject,
  type SubjectAbout,
  saveSubject,
} from '@wearfolio/contracts/desk-subjects';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { PictureField } from '../content/fields.tsx';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { Part } from '../parts/page.tsx';
import { useTellChange } from './undo.tsx';

type Props = { subject: SubjectAbout; isEditor: boolean };

/** The name of a brand or store. `onMoved` gets the new id of a brand whose new name is no spelling of the former. */
export const NameField = ({
  subject: { id, kind, name },
  isEditor,
  onMoved,
}: Props & { onMoved?: (id: number) => void }) => {
  const tell = useTellChange();
  const form = useDeskForm({
    rules: renameSubject.schema.body,
    start: { kind, id, name },
    send: async (body) => tell(await call(renameSubject, { body })),
    onDone: ({ data }) => {
      if (data.field === 'merge brand') onMoved?.(Number(data.value));
    },
    keepsChanges: true,
  });
  return (
    <Part title={t('desk.parts.name')}>
      <DeskForm
        form={form}
        isInRow
        button={isEditor ? t('desk.parts.rename') : null}
        buttonProps={{ look: 'outlined' }}
      >
        <Field
          className="min-w-0 flex-1 basis-60"
          label={kind === 'brand' ? t('desk.catalogue.nameOfBrand') : t('desk.parts.storeName')}
          autoComplete="off"
          maxLength={longestName}
          readOnly={!isEditor}
          isRequired
          hint={kind === 'brand' ? t('desk.catalogue.nameHintBrand') : t('desk.catalogue.nameHintStore')}
          {...form.field('name')}
        />
      </DeskForm>
    </Part>
  );
};

/** Logo and text of the page of a brand or store. */
export const PageFields = ({ subject: { id, kind, slug, text, logo, products }, isEditor }: Props) => {
  const form = useDeskForm({
    rules: saveSubject.schema.body,
    start: { kind, id, text, logo },
    send: (body) => call(saveSubject, { body }),
    keepsChanges: true,
  });
  return (
    <Part title={t('desk.catalogue.pageInShop')}>
      <DeskForm
        form={form}
        className="grid gap-5"
        button={isEditor ? t('desk.parts.save') : null}
        buttonProps={{ size: 'float' }}
        beside={
          products > 0 && (
            <a className="underlined" href={`/${kind}/${slug}`} target="_blank" rel="noreferrer">
              {t('desk.catalogue.viewShop')}
            </a>
          )
        }
      >
        <fieldset className="grid gap-5" disabled={!isEditor}>
          <PictureField
            label={t('desk.parts.logo')}
            without={t('desk.catalogue.nameInLetters')}
            thumbClass="h-14 w-40"
            hasWords={false}
            picture={form.watch('logo')}
            onChange={(next) => form.set('logo', next)}
          />
          <TextArea
            label={t('desk.parts.text')}
            hint={t('desk.catalogue.aboutHint', { most: longestAbout })}
            rows={4}
            maxLength={longestAbout}
            {...form.field('text')}
          />
        </fieldset>
      </DeskForm>
    </Part>
  );
};
