import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { findDeskCustomer } from '@wearfolio/contracts/desk-people';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { t } from '../../lib/t.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { customerQuery } from '../people/api.ts';
import { ByAddress } from '../people/by-address.tsx';
import { Customer } from '../people/customer.tsx';

const Find = () => {
  const [email, setEmail] = useState('');
  const query = useQuery(customerQuery(email));
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
          label={t('desk.parts.email')}
          type="email"
          autoComplete="off"
          inputMode="email"
          autoCapitalize="none"
          isRequired
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <BusyButton look="outlined" className="md:mt-5.5" isBusy={query.isFetching}>
          {t('desk.parts.find')}
        </BusyButton>
      </form>
      <div aria-live="polite">
        <Loaded
          query={query}
          skeleton={null}
          empty={({ data, stored }) =>
            data === null && stored.length === 0 && t('desk.people.nothingStored', { email })
          }
        >
          {({ data, stored }) => (
            <>
              {data && <Customer customer={data} asked={email} />}
              {stored.length > 0 && <ByAddress email={email} stored={stored} />}
            </>
          )}
        </Loaded>
      </div>
    </>
  );
};

/** Finds what is stored about somebody who asks for their data or for erasure. */
export const Customers = () => (
  <Page title={t('desk.parts.customers')} intro={t('desk.people.customersIntro')}>
    <Find />
  </Page>
);
