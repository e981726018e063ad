import { useQuery } from '@tanstack/react-query';
import { type listExchangeRates, setExchangeRate } from '@wearfolio/contracts/desk-identity';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { call } from '../../lib/api-client.ts';
import { formatList } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useChange } from '../api.ts';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Part } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { Day } from '../parts/time.tsx';
import { upperCase } from '../parts/upper-case.ts';
import { exchangeRatesQuery } from './api.ts';
import { CurrencyCodeField } from './currency-code-field.tsx';
import { sourceWords } from './words.ts';

type Found = Reply<typeof listExchangeRates>['data'];

/** Digits of a rate that tell something: more only reflect binary rounding. */
const digits = 6;

const numberOf = (text: string): number => Number(text.replace(',', '.'));

const SetRate = ({ own, currency }: { own: string; currency: string }) => {
  const form = useDeskForm({
    rules: setExchangeRate.schema.body,
    start: { currency },
    send: (body) => call(setExchangeRate, { body }),
    onDone: (_, reset) => reset(),
  });
  return (
    <DeskForm
      form={form}
      isInRow
      className="mt-5"
      button={t('desk.identity.setRate')}
      buttonProps={{ look: 'outlined' }}
    >
      <CurrencyCodeField
        className="w-36"
        label={t('desk.identity.rateCurrency')}
        {...form.field('currency', { setValueAs: upperCase })}
      />
      <Field
        className="w-44"
        label={t('desk.identity.rateWorth', { own })}
        autoComplete="off"
        inputMode="decimal"
        isRequired
        {...form.field('rate', { setValueAs: numberOf })}
      />
    </DeskForm>
  );
};

const Found = ({ found, isEditor }: { found: Found; isEditor: boolean }) => {
  const { currency: own, rates, missing } = found;
  const remove = useChange({
    mutationFn: (currency: string) => call(setExchangeRate, { body: { currency, rate: null } }),
  });
  const columns = [
    t('desk.parts.currency'),
    t('desk.identity.rateWorth', { own }),
    t('desk.parts.source'),
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
                <td>
                  <Day day={day} />
                </td>
                {isEditor && (
                  <td>
                    {source === 'ops' && (
                      <TextButton
                        aria-label={t('desk.identity.removeRateOf', { currency })}
                        disabled={remove.isPending}
                        onClick={() => remove.mutate(currency)}
                      >
                        {t('desk.parts.remove')}
                      </TextButton>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </Table>
        </div>
      )}
      {isEditor && <SetRate key={missing[0] ?? ''} own={own} currency={missing[0] ?? ''} />}
    </>
  );
};

/** The exchange rates of the stores' currencies, of the bank or set by hand. */
export const Rates = ({ isEditor }: { isEditor: boolean }) => (
  <Part title={t('desk.identity.rates')}>
    <Loaded query={useQuery(exchangeRatesQuery)}>{(found) => <Found found={found} isEditor={isEditor} />}</Loaded>
  </Part>
);
