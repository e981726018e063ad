import { useQuery } from '@tanstack/react-query';
import {
  type CurrencyPreview,
  changeCurrency,
  type IdentityState,
  previewCurrency,
} from '@wearfolio/contracts/desk-identity';
import { currencySign } from '@wearfolio/contracts/identity/currency';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { formatPrice } from '../../lib/format-price.ts';
import { rich, t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { useChange } from '../api.ts';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { Part } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { upperCase } from '../parts/upper-case.ts';
import { identityStateQuery } from './api.ts';
import { CurrencyCodeField } from './currency-code-field.tsx';
import { lockWords, useLocks } from './use-locks.ts';
import { sourceWords } from './words.ts';

const amount = (price: number | null, code: string): string =>
  price === null ? t('desk.catalogue.noPrice') : currencySign(code) + formatPrice(price);

const Outcome = ({ change }: { change: NonNullable<IdentityState['change']> }) => {
  const { to, state, at, reason } = change;
  const time = () => <Time at={at} />;
  if (state === 'waiting')
    return (
      <p className="text-ink-2" role="status">
        {rich('desk.identity.changing', { to, time })}
      </p>
    );
  return (
    <p className={state === 'refused' ? 'text-sale' : 'text-ink-2'}>
      {state === 'done'
        ? rich('desk.identity.changed', { to, time })
        : rich('desk.identity.notChanged', { to, reason: reason ?? '', time })}
    </p>
  );
};

const Preview = ({ preview, onChanged }: { preview: CurrencyPreview; onChanged: () => void }) => {
  const { from, to, rate, source, day, products, targets, samples } = preview;
  const change = useChange({
    mutationFn: () => call(changeCurrency, { body: { to } }),
    onSuccess: onChanged,
  });
  return (
    <div className="mt-6">
      <p>
        {t('desk.identity.conversionPreview', {
          from,
          count: Number(rate.toPrecision(6)),
          to,
          source: sourceWords[source],
          day,
          products,
          targets,
        })}
      </p>
      <div className="mt-4 max-w-160">
        <Table name={t('desk.identity.pricesTable')} columns={[t('desk.parts.product'), from, to]}>
          {samples.map(({ id, title, before, after }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td>{amount(before, from)}</td>
              <td>{amount(after, to)}</td>
            </tr>
          ))}
        </Table>
      </div>
      <Button className="mt-5" size="float" disabled={change.isPending} onClick={() => change.mutate()}>
        {t('desk.identity.showAllPrices', { to })}
      </Button>
    </div>
  );
};

const Chooser = () => {
  const [preview, setPreview] = useState<CurrencyPreview | null>(null);
  const form = useDeskForm({
    rules: previewCurrency.schema.querystring,
    start: { to: '' },
    send: (querystring) => call(previewCurrency, { querystring }),
    onDone: ({ data }) => setPreview(data),
    isSilent: true,
  });
  return (
    <>
      <DeskForm
        form={form}
        isInRow
        className="mt-4"
        button={t('desk.identity.previewAction')}
        buttonProps={{ look: 'outlined' }}
      >
        <CurrencyCodeField
          className="basis-70"
          label={t('desk.identity.currencyField')}
          {...form.field('to', { setValueAs: upperCase })}
        />
      </DeskForm>
      {preview && <Preview preview={preview} onChanged={() => setPreview(null)} />}
    </>
  );
};

/** The currency of all prices. A change is previewed first and then runs as a job. */
export const Currency = ({ isOwner }: { isOwner: boolean }) => {
  const { data } = useQuery(identityStateQuery);
  const lock = useLocks()('currency');
  if (!data) return null;
  const isWaiting = data.change?.state === 'waiting';
  return (
    <Part title={t('desk.parts.currency')}>
      <p>{t('desk.identity.shopShowsPrices', { currency: data.currency, lock: lock ? `${lockWords(lock)}.` : '' })}</p>
      {data.change && <Outcome change={data.change} />}
      {isOwner && !lock && !isWaiting && <Chooser />}
      {!isOwner && !lock && <p className="text-ink-2">{t('desk.identity.ownersChange')}</p>}
    </Part>
  );
};
