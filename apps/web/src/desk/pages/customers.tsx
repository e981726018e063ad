import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { findDeskCustomer } from '@wearfolio/contracts/desk-people';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { t } from '../../lib/t.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Page } from '../parts/page.tsx';
import { customerQuery } from '../people/api.ts';
import { ByAddress } from '../people/by-address.tsx';
import { Customer } from '../people/customer.tsx';

const Find = () => {
  const [email, setEmail] = useState('');
  const { data, isError, isFetching, refetch } = useQuery(customerQuery(email));
  const form = useForm({ resolver: zodResolver(findDeskCustomer.schema.body), defaultValues: { email: '' } });
  return (
    <>
      <form
        noValidate
        className="mb-8 flex max-w-160 flex-wrap items-start gap-4"
        onSubmit={form.handleSubmit((sent) => setEmail(sent.email))}
      >
        <Field
          className="min-w-0 flex-1 basis-60"
          label={t('desk.people.email')}
          type="email"
          autoComplete="off"
          inputMode="email"
          autoCapitalize="none"
          isRequired
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <BusyButton look="outlined" className="md:mt-5" isBusy={isFetching}>
          {t('desk.people.find')}
        </BusyButton>
      </form>
      {isError && <FailedLoad onRetry={() => void refetch()} />}
      <div aria-live="polite">
        {data && data.data === null && data.stored.length === 0 && (
          <p className="text-ink-2">{t('desk.people.nothingStored', { email })}</p>
        )}
      </div>
      {data?.data && <Customer customer={data.data} asked={email} />}
      {data && data.stored.length > 0 && <ByAddress email={email} stored={data.stored} />}
    </>
  );
};

/** Finds what is stored about somebody who asks for their data or for erasure. */
export const Customers = () => (
  <Page title={t('desk.people.customers')} intro={t('desk.people.customersWhoCannotUseTheir')}>
    <Find />
  </Page>
);
