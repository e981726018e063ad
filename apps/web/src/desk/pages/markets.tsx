import { useQuery } from '@tanstack/react-query';
import { marketsKey } from '@wearfolio/contracts/content/content-body';
import { type MarketsDraft, marketsDraft } from '@wearfolio/contracts/content/markets';
import type { MarketState } from '@wearfolio/contracts/desk-markets';
import { t } from '../../lib/t.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { may, sessionQuery } from '../api.ts';
import { contentQuery } from '../content/api.ts';
import { type BodyProps, DocumentEditor } from '../content/document-editor.tsx';
import { marketsQuery } from '../markets/api.ts';
import { MarketFields } from '../markets/market-fields.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';

const State = ({ market: { prefix, name, language, currency, lines } }: { market: MarketState }) => (
  <section className="border-t border-line py-4">
    <h3 className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-medium" lang={language}>
        {name}
      </span>
      <span className="text-ink-2">
        {prefix === '' ? '/' : `/${prefix}/`} · {currency}
      </span>
    </h3>
    <ul className="mt-2 grid gap-1.5">
      {lines.map(({ title, detail, is_done }) => (
        <li key={title} className="flex items-start gap-3">
          <span
            className={`mt-0.5 flex size-4.5 shrink-0 items-center justify-center border ${is_done ? 'border-ok text-ok' : 'border-line-2 text-transparent'}`}
          >
            <Icon name="check" size={14} />
          </span>
          <span className="min-w-0">
            {title}
            <span className="sr-only">{is_done ? t('desk.overview.done') : t('desk.overview.missing')}</span>
            {detail !== null && <span className="type-small block wrap-anywhere text-ink-3">{detail}</span>}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

const States = () => {
  const query = useQuery(marketsQuery);
  return (
    <Part title={t('desk.markets.before')}>
      <Loaded query={query} skeleton={<Skeleton className="h-40" />}>
        {(markets) => markets.map((market) => <State key={market.prefix} market={market} />)}
      </Loaded>
    </Part>
  );
};

const Fields = ({ body, onChange, isEditor }: BodyProps<MarketsDraft>) => {
  const { error } = marketsDraft.safeParse(body);
  return <MarketFields draft={body} issues={error?.issues ?? []} onChange={onChange} isEditor={isEditor} />;
};

/** The markets of the shop: countries with a language, a currency and a prefix, and what each still needs. */
export const MarketsPage = () => {
  const { data: session } = useQuery(sessionQuery);
  const query = useQuery(contentQuery(marketsKey));
  return (
    <Page title={t('desk.markets.title')} intro={t('desk.markets.intro')}>
      <Loaded query={query} skeleton={<Skeleton className="h-120" />}>
        {(document) =>
          session && (
            <DocumentEditor<MarketsDraft>
              document={document}
              isEditor={may(session, 'settings-change')}
              otherwise={t('desk.markets.none')}
            >
              {(fields) => <Fields {...fields} />}
            </DocumentEditor>
          )
        }
      </Loaded>
      <States />
    </Page>
  );
};
