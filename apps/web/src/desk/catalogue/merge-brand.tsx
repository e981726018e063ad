import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DeskSubject } from '@wearfolio/contracts/desk-subject-list';
import { longestName, mergeBrands, type SubjectAbout } from '@wearfolio/contracts/desk-subjects';
import { mapDeskValue, unmapDeskValue } from '@wearfolio/contracts/desk-values';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useChange } from '../api.ts';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { Finder } from '../parts/finder.tsx';
import { Part } from '../parts/page.tsx';
import { Question } from '../parts/question.tsx';
import { subjectsQuery } from './api.ts';
import { useCatalogueChange, useUndo } from './undo.tsx';
import { countWords } from './words.ts';

const mostOffered = 8;

type Props = { brand: SubjectAbout; onMerged: (into: number) => void };

/** Finds another brand and merges this one into it. */
export const MergeBrand = ({ brand: { id, name, products, followers }, onMerged }: Props) => {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<DeskSubject | null>(null);
  const query = useQuery({
    ...subjectsQuery('brand', words),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const merge = useCatalogueChange((into: number) => call(mergeBrands, { body: { id, into } }));
  return (
    <Part title={t('desk.catalogue.mergeHead')}>
      <div className="max-w-120">
        <Finder
          label={t('desk.catalogue.findBrand')}
          name={t('desk.catalogue.foundBrands')}
          words={words}
          onFind={setWords}
          query={query}
          found={words === '' ? [] : query.data?.data.filter((one) => one.id !== id).slice(0, mostOffered)}
          keyOf={(one) => one.id}
          none={t('desk.catalogue.noOtherBrand')}
        >
          {(one) => (
            <>
              <span className="min-w-0 flex-1 wrap-anywhere">
                {one.name} <span className="text-ink-2">{countWords(one.products)}</span>
              </span>
              <TextButton
                aria-label={t('desk.catalogue.mergeIntoNamed', { name: one.name })}
                onClick={() => setChosen(one)}
              >
                {t('desk.catalogue.mergeIntoIt')}
              </TextButton>
            </>
          )}
        </Finder>
      </div>
      <Question
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
        question={t('desk.catalogue.mergeQuestion', { name, into: chosen?.name ?? '' })}
        yes={t('desk.catalogue.merge')}
        no={t('desk.catalogue.keepBoth')}
        onYes={() => chosen && merge.mutate(chosen.id, { onSuccess: () => onMerged(chosen.id) })}
      >
        {t('desk.catalogue.mergeTells', { products, followers, into: chosen?.name ?? '' })}
      </Question>
    </Part>
  );
};

const AddSpelling = ({ brand }: { brand: string }) => {
  const form = useDeskForm({
    rules: mapDeskValue.schema.body,
    start: { kind: 'brand' as const, from: '', to: brand },
    send: (body) => call(mapDeskValue, { body }),
    onDone: (_, reset) => reset(),
  });
  return (
    <DeskForm
      form={form}
      isInRow
      className="mt-4 max-w-120"
      button={t('desk.parts.add')}
      buttonProps={{ look: 'outlined' }}
    >
      <Field
        className="min-w-0 flex-1 basis-60"
        label={t('desk.catalogue.anotherSpelling')}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestName}
        {...form.field('from', { setValueAs: (text: string) => text.trim() })}
      />
    </DeskForm>
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
                {t('desk.parts.remove')}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      {isEditor && <AddSpelling brand={to} />}
    </Part>
  );
};
