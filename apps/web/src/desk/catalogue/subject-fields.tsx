import {
  longestAbout,
  longestName,
  renameSubject,
  type SubjectAbout,
  saveSubject,
} from '@wearfolio/contracts/desk-subjects';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useChange } from '../api.ts';
import { PictureField } from '../content/fields.tsx';
import { Part } from '../parts/page.tsx';
import { useCatalogueChange } from './undo.tsx';

type Props = { subject: SubjectAbout; isEditor: boolean };

/** The name of a brand or store. `onMoved` gets the new id of a brand whose new name is no spelling of the former. */
export const NameField = ({
  subject: { id, kind, name },
  isEditor,
  onMoved,
}: Props & { onMoved?: (id: number) => void }) => {
  const [typed, setTyped] = useState(name);
  const rename = useCatalogueChange(async (next: string) => {
    const reply = await call(renameSubject, { body: { kind, id, name: next } });
    if (reply.data.field === 'merge brand') onMoved?.(Number(reply.data.value));
    return reply;
  });
  const isSame = typed.trim() === name || typed.trim() === '';
  return (
    <Part title={t('desk.catalogue.nameHead')}>
      <form
        className="flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSame) rename.mutate(typed.trim());
        }}
      >
        <div className="min-w-0 flex-1 basis-60">
          <Field
            label={kind === 'brand' ? t('desk.catalogue.nameOfBrand') : t('desk.catalogue.nameOfStore')}
            name="name"
            autoComplete="off"
            maxLength={longestName}
            readOnly={!isEditor}
            value={typed}
            hint={kind === 'brand' ? t('desk.catalogue.nameHintBrand') : t('desk.catalogue.nameHintStore')}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {isEditor && (
          <Button type="submit" look="outlined" className="md:mt-5.5" disabled={isSame || rename.isPending}>
            {t('desk.catalogue.rename')}
          </Button>
        )}
      </form>
    </Part>
  );
};

/** Logo and text of the page of a brand or store. */
export const PageFields = ({ subject: { id, kind, slug, text, logo, products }, isEditor }: Props) => {
  const [draft, setDraft] = useState({ text, logo });
  const save = useChange({ mutationFn: () => call(saveSubject, { body: { kind, id, ...draft } }) });
  const isSame = draft.text.trim() === text && draft.logo?.src === logo?.src && draft.logo?.alt === logo?.alt;
  return (
    <Part title={t('desk.catalogue.pageInShop')}>
      <fieldset className="grid gap-5" disabled={!isEditor}>
        <PictureField
          label={t('desk.catalogue.logo')}
          without={t('desk.catalogue.nameInLetters')}
          thumbClass="h-14 w-40"
          hasWords={false}
          picture={draft.logo}
          onChange={(next) => setDraft((now) => ({ ...now, logo: next }))}
        />
        <TextArea
          label={t('desk.catalogue.aboutText')}
          hint={t('desk.catalogue.aboutHint', { most: longestAbout })}
          rows={4}
          maxLength={longestAbout}
          value={draft.text}
          onChange={({ target }) => setDraft((now) => ({ ...now, text: target.value }))}
        />
      </fieldset>
      <p className="mt-3 flex flex-wrap items-center gap-4">
        {isEditor && (
          <Button size="float" disabled={isSame || save.isPending} onClick={() => save.mutate()}>
            {t('desk.catalogue.saveAbout')}
          </Button>
        )}
        {products > 0 && (
          <a className="underlined" href={`/${kind}/${slug}`} target="_blank" rel="noreferrer">
            {t('desk.catalogue.viewShop')}
          </a>
        )}
      </p>
    </Part>
  );
};
