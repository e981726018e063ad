import { useQuery } from '@tanstack/react-query';
import {
  type DeskMatch,
  decideDeskMatch,
  decisionPageSize,
  type MatchDecision,
  type MatchList,
  matchLists,
} from '@wearfolio/contracts/desk-decisions';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { may, sessionQuery, useChange } from '../api.ts';
import { matchesQuery } from '../decisions/api.ts';
import { ListTabs } from '../decisions/list-tabs.tsx';
import { Offer } from '../decisions/offer.tsx';
import { QueueBar } from '../decisions/queue-bar.tsx';
import { useQueue } from '../decisions/use-queue.ts';
import { KeyHints, useKeys } from '../parts/keys.tsx';
import { Page } from '../parts/page.tsx';
import { Time } from '../parts/time.tsx';

const words: Record<MatchList, { tab: string; empty: string }> = {
  waiting: { tab: 'Waiting', empty: 'No matches waiting.' },
  decided: { tab: 'Decided', empty: 'Staff have not decided about any offers yet.' },
};

const Verdict = ({ match: { decision, at, score, reasons } }: { match: DeskMatch }) => (
  <div className="type-card min-w-0">
    <p className="font-medium">
      {decision === 'join' && <span className="text-ok">Joined</span>}
      {decision === 'split' && <span className="text-warn">Kept apart</span>}
      {decision === null && `Score ${(score ?? 0).toFixed(2)}`} {at && <Time at={at} />}
    </p>
    <ul className="mt-2 grid gap-1 text-ink-2">
      {reasons.map((reason) => (
        <li key={reason} className="wrap-anywhere">
          {reason}
        </li>
      ))}
    </ul>
  </div>
);

const Loading = () => (
  <div className="grid max-w-240 grid-cols-2 gap-8" aria-busy="true">
    <Skeleton className="aspect-square max-h-100" />
    <Skeleton className="aspect-square max-h-100" />
  </div>
);

const hintsOf = (list: MatchList, isEditor: boolean): Parameters<typeof KeyHints>[0]['hints'] => {
  if (list === 'decided') return [['J K', 'next, back'], ...(isEditor ? ([['U', 'undo']] as const) : [])];
  const decisions = [
    ['S', 'same: join'],
    ['D', 'different'],
  ] as const;
  return [['J K', 'skip, back'], ...(isEditor ? decisions : [])];
};

/** Offers that may be one product, one pair at a time. */
export const Matches = () => {
  const [params, setParams] = useSearchParams();
  const list = matchLists.find((one) => one === params.get('list')) ?? 'waiting';
  const [page, setPage] = useState(1);
  const { data: session } = useQuery(sessionQuery);
  const { data, isError, refetch } = useQuery(matchesQuery(list, page));
  const total = data?.counts[list] ?? 0;
  const queue = useQueue({
    items: data?.data,
    page,
    pageSize: decisionPageSize,
    total,
    onPage: setPage,
  });
  const { item, next, previous } = queue;
  const decide = useChange({
    mutationFn: (decision: MatchDecision) =>
      call(decideDeskMatch, { body: { first: item?.first.id ?? 0, second: item?.second.id ?? 0, decision } }),
  });
  const isEditor = may(session, 'editor');
  const act = (decision: MatchDecision) => (): void => {
    if (isEditor && item && !decide.isPending) decide.mutate(decision);
  };
  const decisions: Record<string, () => void> =
    list === 'waiting' ? { s: act('join'), d: act('split') } : { u: act('undo') };
  useKeys({ j: next, k: previous, right: next, left: previous, ...decisions });
  const choose = (name: MatchList): void => {
    setPage(1);
    setParams(name === 'waiting' ? {} : { list: name });
  };
  return (
    <Page
      title="Matches"
      intro="Offers from different stores that may be one product: the same model for the same audience, in any color or size. Imports never change your decision."
    >
      <ListTabs
        label="Lists"
        tabs={matchLists.map((name) => ({ name, words: words[name].tab, count: data?.counts[name] }))}
        current={list}
        onChoose={choose}
      />
      {isError && <FailedLoad onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data && !item && <p className="text-ink-2">{words[list].empty}</p>}
      {item && (
        <div key={`${item.first.id} ${item.second.id}`}>
          <QueueBar queue={queue} total={total} nextWords={list === 'waiting' ? 'Skip' : 'Next'} />
          <div className="grid max-w-300 gap-x-8 gap-y-6 md:grid-cols-[2fr_1fr]">
            <div className="grid grid-cols-2 gap-x-4 md:gap-x-8">
              <Offer offer={item.first} />
              <Offer offer={item.second} />
            </div>
            <div className="grid content-start gap-5">
              <Verdict match={item} />
              {isEditor && (
                <div className="flex flex-wrap gap-3 max-md:sticky max-md:bottom-0 max-md:bg-paper max-md:py-3">
                  {list === 'waiting' ? (
                    <>
                      <Button size="float" disabled={decide.isPending} onClick={act('join')}>
                        Same: join
                      </Button>
                      <Button look="outlined" size="float" disabled={decide.isPending} onClick={act('split')}>
                        Different
                      </Button>
                    </>
                  ) : (
                    <Button look="outlined" size="float" disabled={decide.isPending} onClick={act('undo')}>
                      Undo
                    </Button>
                  )}
                </div>
              )}
            </div>
          </div>
        </div>
      )}
      {item && <KeyHints hints={hintsOf(list, isEditor)} />}
    </Page>
  );
};
