import { type Market, type MarketsDraft, marketSystems } from '@wearfolio/contracts/content/markets';
import { languageNameOf } from '@wearfolio/messages/language-name';
import { locales } from '@wearfolio/messages/locales';
import { useId } from 'react';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Field } from '../../ui/form/field.tsx';
import { say } from '../parts/say.ts';
import { Select } from '../parts/select.tsx';

type Issues = readonly { path: readonly PropertyKey[]; message: string }[];

/** What is wrong with a field that has a value. An empty one is said when the market is saved. */
const faultAt = (issues: Issues, market: Market, place: number, field: 'prefix' | 'country' | 'currency') => {
  const fault = issues.find(({ path }) => path[1] === place && path[2] === field);
  return market[field] === '' || !fault ? undefined : say(fault.message);
};

const emptyMarket: Market = {
  prefix: '',
  country: '',
  language: locales[1] ?? locales[0],
  currency: '',
  sizes: [],
  has_vat_note: true,
};

type OneProps = {
  market: Market;
  place: number;
  issues: Issues;
  onChange: (change: Partial<Market>) => void;
  onRemove: () => void;
};

const MarketOf = ({ market, place, issues, onChange, onRemove }: OneProps) => {
  const headId = useId();
  const name = market.prefix === '' ? t('desk.markets.new') : `/${market.prefix}/`;
  return (
    <section aria-labelledby={headId} className="border-t border-line pt-4 pb-6">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id={headId} className="font-medium">
          {name}
        </h2>
        <TextButton aria-label={t('ui.removeName', { name })} onClick={onRemove}>
          {t('ui.remove')}
        </TextButton>
      </div>
      <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        <Field
          label={t('desk.markets.prefix')}
          name={`prefix-${place}`}
          autoComplete="off"
          maxLength={20}
          value={market.prefix}
          error={faultAt(issues, market, place, 'prefix')}
          onChange={({ target }) => onChange({ prefix: target.value.toLowerCase() })}
        />
        <Field
          label={t('desk.markets.country')}
          name={`country-${place}`}
          autoComplete="off"
          maxLength={2}
          value={market.country}
          error={faultAt(issues, market, place, 'country')}
          onChange={({ target }) => onChange({ country: target.value.toUpperCase() })}
        />
        <Select
          label={t('desk.parts.language')}
          value={market.language}
          onChoose={(language) => onChange({ language: language as Market['language'] })}
        >
          {locales.map((code) => (
            <option key={code} value={code}>
              {languageNameOf(code)}
            </option>
          ))}
        </Select>
        <Field
          label={t('desk.markets.currency')}
          name={`currency-${place}`}
          autoComplete="off"
          maxLength={3}
          value={market.currency}
          error={faultAt(issues, market, place, 'currency')}
          onChange={({ target }) => onChange({ currency: target.value.toUpperCase() })}
        />
        <Select
          label={t('desk.markets.sizes')}
          value={market.sizes[0] ?? ''}
          onChoose={(system) => onChange({ sizes: marketSystems.filter((one) => one === system) })}
        >
          <option value="">{t('desk.markets.sizesAsListed')}</option>
          {marketSystems.map((system) => (
            <option key={system} value={system}>
              {system}
            </option>
          ))}
        </Select>
        <CheckBox
          className="sm:col-span-2 lg:col-span-3 lg:self-end"
          label={t('desk.markets.vatNote')}
          checked={market.has_vat_note}
          onChange={({ target }) => onChange({ has_vat_note: target.checked })}
        />
      </div>
    </section>
  );
};

type Props = {
  draft: MarketsDraft;
  issues: Issues;
  onChange: (draft: MarketsDraft) => void;
  isEditor: boolean;
};

/** The fields of all markets but the first, which is the shop itself. */
export const MarketFields = ({ draft: { markets }, issues, onChange, isEditor }: Props) => (
  <fieldset disabled={!isEditor} className="min-w-0">
    {markets.map((market, place) => (
      <MarketOf
        // biome-ignore lint/suspicious/noArrayIndexKey: a market has no name while it is typed.
        key={place}
        market={market}
        place={place}
        issues={issues}
        onChange={(change) =>
          onChange({ markets: markets.map((one, at) => (at === place ? { ...one, ...change } : one)) })
        }
        onRemove={() => onChange({ markets: markets.filter((_, at) => at !== place) })}
      />
    ))}
    {isEditor && (
      <Button look="outlined" size="float" onClick={() => onChange({ markets: [...markets, emptyMarket] })}>
        {t('desk.markets.add')}
      </Button>
    )}
  </fieldset>
);
