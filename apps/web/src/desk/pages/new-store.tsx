import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { addDeskStore, type FeedRhythm, feedRhythms, previewFeed } from '@wearfolio/contracts/desk-feeds';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { useSubmit } from '../../features/customer/use-submit.tsx';
import { call } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { may, sessionQuery, useChange } from '../api.ts';
import { FeedReport } from '../feeds/feed-report.tsx';
import { rhythmWords } from '../feeds/words.ts';
import { Page } from '../parts/page.tsx';
import { Select } from '../parts/select.tsx';

const start = { name: '', url: '', currency: '', audience: '', category: '', link: '', mapping: '' };

type Values = typeof start;

const settings = [
  ['currency', 'Currency of prices that tell none', 'EUR'],
  ['audience', 'For whom rows are that do not say so', 'women'],
  ['category', 'Kind of rows that cannot be placed', 'women/clothing/tops'],
  ['link', 'Address of a product, where the feed tells none', 'https://store.example/products/{id}'],
  [
    'mapping',
    'Where the feed tells our fields, where its names do not say it',
    '{"fields": {"id": "sku", "name": "title"}}',
  ],
] as const;

/** Adds a store by the address of its feed: what we understand of it first, then the first import. */
export const NewStore = () => {
  const navigate = useNavigate();
  const { data: session } = useQuery(sessionQuery);
  const [rhythm, setRhythm] = useState<FeedRhythm>('daily');
  const [seen, setSeen] = useState<Values | null>(null);
  const form = useForm({ resolver: zodResolver(previewFeed.schema.body), defaultValues: start });
  const preview = useMutation({
    gcTime: 0,
    mutationFn: async (body: Values) => (await call(previewFeed, { body })).data,
  });
  const add = useChange({
    mutationFn: (body: Values) => call(addDeskStore, { body: { ...body, rhythm } }),
    onSuccess: ({ data }) => navigate(`${deskPaths.store}?id=${data.id}`),
  });
  const { submit, alert } = useSubmit(form, preview, ({ mapping }) => {
    const values = form.getValues();
    setSeen({ ...start, ...values });
    // What was proposed can be completed.
    if (mapping !== null && values.mapping === '') form.setValue('mapping', mapping);
  });
  const { errors } = form.formState;
  if (session && !may(session, 'editor'))
    return (
      <Page title="Add a store">
        <p className="text-ink-2">Editors add stores. Ask one of them, or an owner for the role.</p>
      </Page>
    );
  const isGood = preview.data?.refusal === null && seen !== null;
  return (
    <Page
      title="Add a store"
      intro="Give the address of the store's feed, and see what shoppers will see. Nothing is kept until you import it."
      above={
        <Link to={deskPaths.feeds} className="underlined">
          Feeds
        </Link>
      }
      actions={
        isGood && (
          <div className="flex flex-wrap items-end gap-3">
            <Select
              label="Fetch it"
              value={rhythm}
              onChoose={(name) => setRhythm(feedRhythms.find((one) => one === name) ?? 'daily')}
            >
              {feedRhythms.map((name) => (
                <option key={name} value={name}>
                  {rhythmWords[name][1]}
                </option>
              ))}
            </Select>
            <Button size="float" disabled={add.isPending} onClick={() => add.mutate(seen)}>
              Import it
            </Button>
          </div>
        )
      }
    >
      <form noValidate onSubmit={submit} className="max-w-180">
        {alert}
        <div className="grid gap-5 sm:grid-cols-[1fr_2fr]">
          <Field label="Name" autoComplete="off" isRequired error={errors.name?.message} {...form.register('name')} />
          <Field
            label="Address of the feed"
            type="url"
            autoComplete="off"
            isRequired
            error={errors.url?.message}
            {...form.register('url')}
          />
        </div>
        <details className="mt-5" open={preview.data?.mapping != null || undefined}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center">
            <span className="underlined">What is true of this store</span>
          </summary>
          <div className="mt-2 grid gap-5 sm:grid-cols-2">
            {settings.map(([name, label, example]) => (
              <Field
                key={name}
                label={label}
                autoComplete="off"
                hint={`For example ${example}`}
                error={errors[name]?.message}
                {...form.register(name)}
              />
            ))}
          </div>
        </details>
        <BusyButton look={isGood ? 'outlined' : 'filled'} size="float" className="mt-5" isBusy={preview.isPending}>
          {preview.data ? 'Look again' : 'Look at the feed'}
        </BusyButton>
      </form>
      <div className="mt-8">
        {preview.isPending && (
          <div className="grid gap-10 lg:grid-cols-2" aria-busy="true">
            <Skeleton className="h-60" />
            <Skeleton className="h-60" />
          </div>
        )}
        {preview.data && <FeedReport preview={preview.data} />}
      </div>
    </Page>
  );
};
