import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DeskSubject } from '@wearfolio/contracts/desk-products';
import { longestName, mergeBrands, type SubjectAbout } from '@wearfolio/contracts/desk-subjects';
import { mapDeskValue, unmapDeskValue } from '@wearfolio/contracts/desk-values';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Dialog, DialogClose, DialogHead } from '../../ui/overlay/dialog.tsx';
import { useChange } from '../api.ts';
import { FindField } from '../parts/find-field.tsx';
import { Part } from '../parts/page.tsx';
import { subjectsQuery } from './api.ts';
import { useCatalogueChange, useUndo } from './undo.tsx';
import { countWords } from './words.ts';

const mostOffered = 8;

type Props = { brand: SubjectAbout; onMerged: (into: number) => void };

/** Finds another brand and merges this one into it. */
export const MergeBrand = ({ brand: { id, name, products, followers }, onMerged }: Props) => {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<DeskSubject | null>(null);
  const { data } = useQuery({
    ...subjectsQuery('brand', words),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const offered = words === '' ? [] : (data?.data ?? []).filter((one) => one.id !== id).slice(0, mostOffered);
  const merge = useCatalogueChange((into: number) => call(mergeBrands, { body: { id, into } }));
  const act = (into: number): void => {
    setChosen(null);
    merge.mutate(into, { onSuccess: () => onMerged(into) });
  };
  return (
    <Part title={t('desk.catalogue.mergeHead')}>
      <FindField label={t('desk.catalogue.findBrand')} value={words} onFind={setWords} />
      <ul className="max-w-120" aria-label={t('desk.catalogue.foundBrands')}>
        {offered.map((one) => (
          <li key={one.id} className="flex min-h-11 items-center gap-3 border-b border-line">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {one.name} <span className="text-ink-2">{countWords(one.products)}</span>
            </span>
            <TextButton
              aria-label={t('desk.catalogue.mergeIntoNamed', { name: one.name })}
              onClick={() => setChosen(one)}
            >
              {t('desk.catalogue.mergeIntoIt')}
            </TextButton>
          </li>
        ))}
      </ul>
      <p className="type-small mt-1 text-ink-2" role="status">
        {words !== '' && data && offered.length === 0 && t('desk.catalogue.noOtherBrand')}
      </p>
      <Dialog look="small" isOpen={chosen !== null} onClose={() => setChosen(null)}>
        <DialogHead>{t('desk.catalogue.mergeQuestion', { name, into: chosen?.name ?? '' })}</DialogHead>
        <div className="p-5">
          <p className="mb-6 text-ink-2">
            {t('desk.catalogue.mergeTells', { products, followers, into: chosen?.name ?? '' })}
          </p>
          <div className="flex gap-3">
            <Button size="float" disabled={merge.isPending} onClick={() => chosen && act(chosen.id)}>
              {t('desk.catalogue.merge')}
            </Button>
            <DialogClose render={<Button look="outlined" size="float" />}>{t('desk.catalogue.keepBoth')}</DialogClose>
          </div>
        </div>
      </Dialog>
    </Part>
  );
};

const AddSpelling = ({ brand }: { brand: string }) => {
  const [typed, setTyped] = useState('');
  const add = useChange({
    mutationFn: (from: string) => call(mapDeskValue, { body: { kind: 'brand', from, to: brand } }),
    onSuccess: () => setTyped(''),
  });
  const from = typed.trim();
  return (
    <form
      className="mt-4 flex max-w-120 items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (from !== '') add.mutate(from);
      }}
    >
      <Field
        className="min-w-0 flex-1"
        label={t('desk.catalogue.anotherSpelling')}
        name="spelling"
        autoComplete="off"
        spellCheck={false}
        maxLength={longestName}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="outlined" disabled={from === '' || add.isPending}>
        {t('desk.catalogue.addSpelling')}
      </Button>
    </form>
  );
};

/** The names that feeds use for a brand; a merged one can be separated again. */
export const Spellings = ({ brand: { name: to, spellings }, isEditor }: { brand: SubjectAbout; isEditor: boolean }) => {
  const undo = useUndo();
  const remove = useChange({
    mutationFn: (from: string) => call(unmapDeskValue, { body: { kind: 'brand', from } }),
  });
  return (
    <Part title={t('desk.catalogue.spellingsHead')}>
      {spellings.length === 0 && <p className="type-card text-ink-2">{t('desk.catalogue.noSpelling')}</p>}
      <ul className="type-card max-w-120">
        {spellings.map(({ name, change, is_mapped }) => (
          <li key={name} className="flex min-h-11 items-center gap-3 border-b border-line">
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            {isEditor && change !== null && (
              <TextButton
                aria-label={t('desk.catalogue.separateNamed', { name })}
                disabled={undo.isPending}
                onClick={() => undo.mutate(change)}
              >
                {t('desk.catalogue.separate')}
              </TextButton>
            )}
            {isEditor && is_mapped && (
              <TextButton
                aria-label={t('desk.catalogue.removeSpelling', { name })}
                disabled={remove.isPending}
                onClick={() => remove.mutate(name)}
              >
                {t('desk.catalogue.remove')}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      {isEditor && <AddSpelling brand={to} />}
    </Part>
  );
};
