import { useQuery } from '@tanstack/react-query';
import {
  type DeskMatch,
  decideDeskMatch,
  decisionPageSize,
  type MatchDecision,
  type MatchList,
  matchLists,
} from '@wearfolio/contracts/desk-decisions';
import { call } from '../../lib/api-client.ts';
import { formatFixed } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useChange } from '../api.ts';
import { matchesQuery } from '../decisions/api.ts';
import { Offer } from '../decisions/offer.tsx';
import { QueuePage } from '../decisions/queue-page.tsx';
import { type KeyHints, useKeys } from '../parts/keys.tsx';
import { Time } from '../parts/time.tsx';

const words: Record<MatchList, { tab: string; empty: string }> = {
  waiting: { tab: t('desk.decisions.waiting'), empty: t('desk.decisions.noMatchesWaiting') },
  decided: { tab: t('desk.decisions.decided'), empty: t('desk.decisions.noDecisions') },
};

const Verdict = ({ match: { decision, at, score, reasons } }: { match: DeskMatch }) => (
  <div className="type-card min-w-0">
    <p className="font-medium">
      {decision === 'join' && <span className="text-ok">{t('desk.decisions.joined')}</span>}
      {decision === 'split' && <span className="text-warn">{t('desk.decisions.keptApart')}</span>}
      {decision === null && t('desk.decisions.score', { score: formatFixed(score ?? 0, 2) })} {at && <Time at={at} />}
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
  if (list === 'decided')
    return [['J K', t('desk.parts.nextBack')], ...(isEditor ? ([['U', t('desk.parts.hintUndo')]] as const) : [])];
  const decisions = [
    ['S', t('desk.parts.hintSameJoin')],
    ['D', t('desk.parts.hintDifferent')],
  ] as const;
  return [['J K', t('desk.decisions.skipBack')], ...(isEditor ? decisions : [])];
};

const useMatches = (list: MatchList, page: number) => useQuery(matchesQuery(list, page));

/** Two offers beside each other, and what staff can decide about them. */
const Pair = ({ match, list, isEditor }: { match: DeskMatch; list: MatchList; isEditor: boolean }) => {
  const decide = useChange({
    mutationFn: (decision: MatchDecision) =>
      call(decideDeskMatch, { body: { first: match.first.id, second: match.second.id, decision } }),
  });
  const act = (decision: MatchDecision) => (): void => {
    if (isEditor && !decide.isPending) decide.mutate(decision);
  };
  const decisions: Record<string, () => void> =
    list === 'waiting' ? { s: act('join'), d: act('split') } : { u: act('undo') };
  useKeys(decisions);
  return (
    <div className="grid max-w-300 gap-x-8 gap-y-6 md:grid-cols-[2fr_1fr]">
      <div className="grid grid-cols-2 gap-x-4 md:gap-x-8">
        <Offer offer={match.first} />
        <Offer offer={match.second} />
      </div>
      <div className="grid content-start gap-5">
        <Verdict match={match} />
        {isEditor && (
          <div className="flex flex-wrap gap-3 max-md:sticky max-md:bottom-0 max-md:bg-paper max-md:py-3">
            {list === 'waiting' ? (
              <>
                <Button size="float" disabled={decide.isPending} onClick={act('join')}>
                  {t('desk.decisions.sameJoin')}
                </Button>
                <Button look="outlined" size="float" disabled={decide.isPending} onClick={act('split')}>
                  {t('desk.decisions.different')}
                </Button>
              </>
            ) : (
              <Button look="outlined" size="float" disabled={decide.isPending} onClick={act('undo')}>
                {t('ui.undo')}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
};

/** Offers that may be one product, one pair at a time. */
export const Matches = () => (
  <QueuePage
    title={t('desk.parts.matches')}
    intro={t('desk.decisions.matchesIntro')}
    right="feeds-change"
    lists={matchLists}
    words={words}
    pageSize={decisionPageSize}
    useList={useMatches}
    loading={<Loading />}
    keyOf={({ first, second }) => `${first.id} ${second.id}`}
    nextWords={(list) => (list === 'waiting' ? t('desk.decisions.skip') : t('desk.parts.next'))}
    hints={hintsOf}
  >
    {(match, list, isEditor) => <Pair match={match} list={list} isEditor={isEditor} />}
  </QueuePage>
);
