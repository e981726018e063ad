import { zodResolver } from '@hookform/resolvers/zod';
import { setDeskSynonym } from '@wearfolio/contracts/desk-search';
import { useForm } from 'react-hook-form';
import { useSubmit } from '../../features/customer/use-submit.tsx';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useChange } from '../api.ts';

const start = { from: '', to: '', note: '', is_both_ways: true };

type Values = typeof start;

/** Adds a synonym for a word or phrase. */
export const SynonymForm = () => {
  const form = useForm({ resolver: zodResolver(setDeskSynonym.schema.body), defaultValues: start });
  const add = useChange({ mutationFn: (body: Values) => call(setDeskSynonym, { body }) });
  const { submit, alert } = useSubmit(form, add, () => form.reset(start));
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="max-w-240">
      {alert}
      <div className="grid gap-5 sm:grid-cols-3">
        <Field
          label={t('desk.search.wordOrPhrase')}
          autoComplete="off"
          isRequired
          error={errors.from?.message}
          {...form.register('from')}
        />
        <Field
          label={t('desk.search.means')}
          autoComplete="off"
          isRequired
          error={errors.to?.message}
          {...form.register('to')}
        />
        <Field
          label={t('desk.search.note')}
          autoComplete="off"
          error={errors.note?.message}
          {...form.register('note')}
        />
      </div>
      <CheckBox label={t('desk.search.bothWaysMeaningAlsoFinds')} {...form.register('is_both_ways')} />
      <BusyButton look="outlined" size="float" className="mt-2" isBusy={add.isPending}>
        {t('desk.search.addSynonym')}
      </BusyButton>
    </form>
  );
};
