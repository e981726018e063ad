import { setDeskSynonym } from '@wearfolio/contracts/desk-search';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Field } from '../../ui/form/field.tsx';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';

/** Adds a synonym for a word or phrase. */
export const SynonymForm = () => {
  const form = useDeskForm({
    rules: setDeskSynonym.schema.body,
    start: { from: '', to: '', note: '', is_both_ways: true },
    send: (body) => call(setDeskSynonym, { body }),
    onDone: (_, reset) => reset(),
  });
  return (
    <DeskForm
      form={form}
      className="max-w-240"
      button={t('desk.search.addSynonym')}
      buttonProps={{ look: 'outlined', size: 'float', className: 'mt-2' }}
    >
      <div className="grid gap-5 pb-4 sm:grid-cols-3">
        <Field label={t('desk.search.wordOrPhrase')} autoComplete="off" isRequired {...form.field('from')} />
        <Field label={t('desk.search.means')} autoComplete="off" isRequired {...form.field('to')} />
        <Field label={t('desk.search.note')} autoComplete="off" {...form.field('note')} />
      </div>
      <CheckBox label={t('desk.search.bothWaysSwitch')} {...form.register('is_both_ways')} />
    </DeskForm>
  );
};
