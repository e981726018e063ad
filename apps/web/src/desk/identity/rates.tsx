import { useQuery } from '@tanstack/react-query';
import { type listExchangeRates, setExchangeRate } from '@wearfolio/contracts/desk-identity';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { isCurrencyCode } from '@wearfolio/contracts/identity/currency';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { formatList } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useChange } from '../api.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Part } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { exchangeRatesQuery } from './api.ts';
import { sourceWords } from './words.ts';

type Found = Reply<typeof listExchangeRates>['data'];

type Change = { currency: string; rate: number | null };

/** Digits of a rate that tell something: more only reflect binary rounding. */
const digits = 6;

const SetRate = ({ own, code: first, onSet }: { own: string; code: string; onSet: (change: Change) => void }) => {
  const [code, setCode] = useState(first);
  const [typed, setTyped] = useState('');
  const rate = Number(typed.replace(',', '.'));
  const isRate = rate > 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isCurrencyCode(code) && isRate) onSet({ currency: code, rate });
  };
  return (
    <form noValidate className="mt-5 flex flex-wrap items-end gap-3" onSubmit={submit}>
      <Field
        className="w-36"
        label={t('desk.identity.rateCurrency')}
        name="rate-currency"
        autoComplete="off"
        maxLength={3}
        value={code}
        error={code !== '' && !isCurrencyCode(code) ? t('desk.identity.threeCapitalLetters') : undefined}
        onChange={({ target }) => setCode(target.value.toUpperCase())}
      />
      <Field
        className="w-44"
        label={t('desk.identity.rateWorth', { own })}
        name="rate"
        autoComplete="off"
        inputMode="decimal"
        value={typed}
        error={typed !== '' && !isRate ? t('desk.identity.rateAboveZero') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="outlined" disabled={!isCurrencyCode(code) || !isRate}>
        {t('desk.identity.setRate')}
      </Button>
    </form>
  );
};

const Found = ({ found, isEditor }: { found: Found; isEditor: boolean }) => {
  const { currency: own, rates, missing } = found;
  const change = useChange({ mutationFn: (body: Change) => call(setExchangeRate, { body }) });
  const columns = [
    t('desk.identity.currency'),
    t('desk.identity.rateWorth', { own }),
    t('desk.identity.rateSource'),
    t('desk.identity.rateDay'),
    ...(isEditor ? [t('desk.identity.rateChange')] : []),
  ];
  return (
    <>
      {missing.length > 0 && (
        <p className="mb-3 text-sale" role="status">
          {t('desk.identity.ratesMissing', { codes: formatList(missing) })}
        </p>
      )}
      {rates.length === 0 && missing.length === 0 && <p className="text-ink-2">{t('desk.identity.noRateNeeded')}</p>}
      {rates.length > 0 && (
        <div className="max-w-160">
          <Table name={t('desk.identity.rates')} columns={columns} figures={[columns[1] ?? '']}>
            {rates.map(({ currency, rate, source, day }) => (
              <tr key={currency}>
                <th scope="row">{currency}</th>
                <td>{Number(rate.toPrecision(digits))}</td>
                <td>{sourceWords[source]}</td>
                <td>{day}</td>
                {isEditor && (
                  <td>
                    {source === 'ops' && (
                      <TextButton
                        aria-label={t('desk.identity.removeRateOf', { currency })}
                        disabled={change.isPending}
                        onClick={() => change.mutate({ currency, rate: null })}
                      >
                        {t('desk.identity.removeRate')}
                      </TextButton>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </Table>
        </div>
      )}
      {isEditor && <SetRate key={missing[0] ?? ''} own={own} code={missing[0] ?? ''} onSet={change.mutate} />}
    </>
  );
};

/** The exchange rates of the stores' currencies, of the bank or set by hand. */
export const Rates = ({ isEditor }: { isEditor: boolean }) => (
  <Part title={t('desk.identity.rates')}>
    <Loaded query={useQuery(exchangeRatesQuery)}>{(found) => <Found found={found} isEditor={isEditor} />}</Loaded>
  </Part>
);
