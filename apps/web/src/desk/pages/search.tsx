import { useQuery } from '@tanstack/react-query';
import { suggestionPageSize } from '@wearfolio/contracts/desk-search';
import { useRef } from 'react';
import { t } from '../../lib/t.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { may, sessionQuery } from '../api.ts';
import { FindField } from '../parts/find-field.tsx';
import { KeyHints, useKeys } from '../parts/keys.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';
import { Pages } from '../parts/pages.tsx';
import { useListAddress } from '../parts/use-list-address.ts';
import { synonymsQuery } from '../search/api.ts';
import { Explained } from '../search/explained.tsx';
import { SynonymForm } from '../search/synonym-form.tsx';
import { Suggestions, Synonyms } from '../search/synonyms.tsx';

const Words = () => {
  const { page, goTo } = useListAddress();
  const { data: session } = useQuery(sessionQuery);
  const query = useQuery(synonymsQuery(page));
  const isEditor = may(session, 'catalogue-change');
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-60" />}>
      {({ data: synonyms, suggestions, suggestion_total }) => (
        <>
          <Part title={t('desk.search.synonyms')}>
            <p className="type-card mb-2 text-ink-2">{t('desk.search.synonymsPrecedence')}</p>
            {synonyms.length === 0 && <p className="type-card text-ink-2">{t('desk.search.noSynonyms')}</p>}
            {synonyms.length > 0 && <Synonyms synonyms={synonyms} isEditor={isEditor} />}
            {isEditor && (
              <div className="mt-6">
                <SynonymForm />
              </div>
            )}
          </Part>
          <Part title={t('desk.search.candidates')}>
            <p className="type-card mb-2 max-w-180 text-ink-2">{t('desk.search.candidatesIntro')}</p>
            {suggestion_total === 0 && page === 1 && (
              <p className="type-card text-ink-2">{t('desk.search.noWordsSoFar')}</p>
            )}
            {suggestions.length > 0 && (
              <div className="max-w-240">
                <Suggestions suggestions={suggestions} isEditor={isEditor} />
              </div>
            )}
            <Pages page={page} pageSize={suggestionPageSize} total={suggestion_total} onPage={goTo} />
          </Part>
        </>
      )}
    </Loaded>
  );
};

/** Tests a search, edits synonyms, and proposes words that may need one. */
export const Search = () => {
  const { params, set } = useListAddress();
  const keyword = params.get('keyword') ?? '';
  const field = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => field.current?.focus() });
  return (
    <Page title={t('ui.search')} intro={t('desk.search.explainIntro')}>
      <FindField
        label={t('desk.search.searchTest')}
        inputRef={field}
        value={keyword}
        onFind={(words) => set({ keyword: words })}
      />
      {keyword !== '' && <Explained keyword={keyword} />}
      <div className="mt-10">
        <Words />
      </div>
      <KeyHints hints={[['/', t('desk.parts.hintSearch')]]} />
    </Page>
  );
};
