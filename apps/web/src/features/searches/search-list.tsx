import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SearchFrequency } from '@wearfolio/contracts/limits';
import {
  markSearchesSeen,
  removeSearch,
  type SavedSearch,
  saveSearch,
  updateSearch,
} from '@wearfolio/contracts/saved-searches';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError, call } from '../../lib/api-client.ts';
import { formatMoney } from '../../lib/money.ts';
import { rich, t } from '../../lib/t.tsx';
import { takeFocus, takeFocusInside } from '../../lib/take-focus.ts';
import { TextButton } from '../../ui/button.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { searchesQuery } from './api.ts';
import { FrequencyField, NameField } from './search-fields.tsx';

type News = SavedSearch['news'][number];

/** Shows why a change failed; the list keeps the server's state. */
const useChange = <Input,>(change: (input: Input) => Promise<{ message: string }>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: (error) => {
      if (error instanceof ApiError && error.status !== 401) showToast({ text: error.message, kind: 'error' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['searches'] }),
  });
};

const Rename = ({ search, onDone }: { search: SavedSearch; onDone: () => void }) => {
  const [name, setName] = useState(search.name);
  const rename = useChange(() => call(updateSearch, { params: { id: String(search.id) }, body: { name } }));
  return (
    <form
      ref={takeFocusInside}
      className="flex flex-wrap items-end gap-x-5 gap-y-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') rename.mutate(undefined, { onSuccess: onDone });
      }}
    >
      <div className="min-w-60 flex-1">
        <NameField value={name} onChange={setName} error={name.trim() === '' ? t('searches.nameMissing') : undefined} />
      </div>
      <TextButton type="submit">{t('ui.save')}</TextButton>
      <TextButton onClick={onDone}>{t('ui.cancel')}</TextButton>
    </form>
  );
};

const newsText = (count: number): string => t('searches.updates', { count });

const kindText = ({ kind, before }: News): string =>
  kind === 'new' ? t('searches.new') : t('searches.was', { price: formatMoney(before) });

type EntryProps = { search: SavedSearch; cardOf: (news: News) => ReactNode };

const Entry = ({ search, cardOf }: EntryProps) => {
  // Null until the first time.
  const [isRenaming, setRenaming] = useState<boolean | null>(null);
  const { id, name, address, frequency, total, new_count: count, news } = search;
  const params = { id: String(id) };
  const save = useChange(() => call(saveSearch, { body: { address, name, frequency } }));
  const remove = useChange(() => call(removeSearch, { params }));
  const pace = useChange((chosen: SearchFrequency) =>
    call(updateSearch, { params, body: { frequency: chosen } }, { outlivesPage: true }),
  );
  const removeWithUndo = () =>
    remove.mutate(undefined, {
      onSuccess: ({ message }) => {
        // The search goes, and with it the button that has the focus.
        document.getElementById('main')?.focus({ preventScroll: true });
        showToast({ text: message, action: { label: t('ui.undo'), perform: () => save.mutate(undefined) } });
      },
    });
  return (
    <li className="border-t border-line pt-5">
      {isRenaming ? (
        <Rename search={search} onDone={() => setRenaming(false)} />
      ) : (
        <h2 className="type-small-heading wrap-anywhere">
          <Link className="hover:underline" to={address}>
            {name}
          </Link>
        </h2>
      )}
      <p className="figures mt-1 text-ink-2">
        {t('listing.itemCount', { total })}
        {count > 0 && <span className="font-medium text-ink">{` · ${newsText(count)}`}</span>}
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-1">
        <div className="w-44">
          <FrequencyField
            label={t('searches.emailMe')}
            value={pace.isPending ? pace.variables : frequency}
            onChange={pace.mutate}
          />
        </div>
        {!isRenaming && (
          <TextButton
            ref={isRenaming === false ? takeFocus : undefined}
            aria-label={t('ui.renameName', { name })}
            onClick={() => setRenaming(true)}
          >
            {t('ui.rename')}
          </TextButton>
        )}
        <TextButton aria-label={t('ui.removeName', { name })} disabled={remove.isPending} onClick={removeWithUndo}>
          {t('ui.remove')}
        </TextButton>
      </div>
      {news.length > 0 && (
        <ul className="mt-5 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
          {news.map((one) => (
            <li key={one.card.product_id} className="min-w-0">
              {cardOf(one)}
              <p className="type-small text-ink-2">{kindText(one)}</p>
            </li>
          ))}
        </ul>
      )}
      {count > news.length && (
        <p className="mt-3">
          <Link className="underlined" to={address}>
            {t('searches.seeAll')}
          </Link>
        </p>
      )}
    </li>
  );
};

type Props = {
  customerId: number;
  /** Renders the card of a new product. */
  cardOf: (news: News) => ReactNode;
  /** The address of the e-mail settings. */
  accountHref: string;
  searchHref: string;
};

/** A customer's saved searches. Opening the page counts as a visit. */
export const SearchList = ({ customerId, cardOf, accountHref, searchHref }: Props) => {
  const { data, error, refetch } = useQuery(searchesQuery(customerId));
  const isShown = data !== undefined;
  useEffect(() => {
    // If the visit is not recorded, the same products stay new.
    if (isShown) call(markSearchesSeen, {}).catch(() => undefined);
  }, [isShown]);
  if (!data) return error ? <FailedLoad onRetry={refetch} /> : <Skeleton className="h-60" />;
  if (data.data.length === 0) {
    return (
      <p className="text-ink-2">
        {rich('searches.none', {
          link: (words) => (
            <Link className="underlined" to={searchHref}>
              {words}
            </Link>
          ),
        })}
      </p>
    );
  }
  return (
    <>
      {!data.wants_alerts && (
        <p className="mb-6 text-ink-2">
          {rich('searches.emailsOff', {
            link: (words) => (
              <Link className="underlined" to={accountHref}>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      <ul className="grid gap-8">
        {data.data.map((search) => (
          <Entry key={search.id} search={search} cardOf={cardOf} />
        ))}
      </ul>
    </>
  );
};
