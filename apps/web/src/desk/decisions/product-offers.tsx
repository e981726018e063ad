import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import {
  decideDeskMatch,
  type LinkedOffer,
  type listDeskOffers,
  type MatchAct,
  splitDeskOffer,
} from '@wearfolio/contracts/desk-decisions';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { formatFixed, formatList, listParts } from '../../lib/formats.ts';
import { rich, t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { ProductPicker } from '../content/product-picker.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import { Table } from '../parts/table.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { Time } from '../parts/time.tsx';
import { offersQuery, useDecision, useUndoAct } from './api.ts';

type Named = { id: number; title: string; store: string };

const OfferLink = ({ offer: { id, title, store } }: { offer: Named }) => (
  <>
    {rich('desk.decisions.offerOf', {
      title,
      store,
      link: (words) => (
        <Link to={`${deskPaths.product}?id=${id}`} className="underlined">
          {words}
        </Link>
      ),
    })}
  </>
);

const Reason = ({ link }: Pick<LinkedOffer, 'link'>) => {
  if (!link) return <span className="text-ink-2">{t('desk.decisions.onlyOffer')}</span>;
  const { other, is_decided, score, reasons } = link;
  return (
    <>
      {is_decided
        ? rich('desk.decisions.staffJoinedWith', {
            verdict: (words) => <span className="font-medium text-info">{words}</span>,
            other: () => <OfferLink offer={other} />,
          })
        : rich('desk.decisions.scoreWith', {
            score: formatFixed(score ?? 0, 2),
            points: (words) => <span className="text-ink-2">{words}</span>,
            other: () => <OfferLink offer={other} />,
          })}
      {reasons.length > 0 && <span className="block text-ink-2">{reasons.join('; ')}</span>}
    </>
  );
};

const Offers = ({ offers }: { offers: MatchAct['others'] }) =>
  listParts(offers.map(({ title }) => title)).map(({ text, at }, place) => {
    const offer = at === null ? undefined : offers[at];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a list stay in their order.
    return <Fragment key={place}>{offer ? <OfferLink offer={offer} /> : text}</Fragment>;
  });

const Verdict = ({ verdict, one, others }: Pick<MatchAct, 'verdict' | 'one' | 'others'>) => {
  const parts = {
    verdict: (words: string) => (
      <span className={verdict === 'join' ? 'font-medium text-ok' : 'font-medium text-warn'}>{words}</span>
    ),
    one: () => one && <OfferLink offer={one} />,
    others: () => <Offers offers={others} />,
  };
  if (verdict === 'join')
    return one ? rich('desk.decisions.joinedWith', parts) : rich('desk.decisions.joinedAll', parts);
  return one ? rich('desk.decisions.apartFrom', parts) : rich('desk.decisions.apartAll', parts);
};

const ActLine = ({ act: { act, verdict, at, one, others }, isEditor }: { act: MatchAct; isEditor: boolean }) => {
  const undo = useUndoAct();
  const named = [...(one ? [one] : []), ...others].map(({ title, store }) => t('desk.decisions.of', { title, store }));
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-1">
      <span className="min-w-0 wrap-anywhere">
        <Verdict verdict={verdict} one={one} others={others} />{' '}
        <span className="text-ink-2">
          <Time at={at} />
        </span>
      </span>
      {isEditor && (
        <TextButton
          aria-label={
            verdict === 'join'
              ? t('desk.decisions.undoJoined', { names: formatList(named) })
              : t('desk.decisions.undoApart', { names: formatList(named) })
          }
          disabled={undo.isPending}
          onClick={() => undo.mutate(act)}
        >
          {t('ui.undo')}
        </TextButton>
      )}
    </li>
  );
};

const columns = [t('desk.decisions.offer'), t('desk.parts.price'), t('desk.decisions.reasonColumn')] as const;

type Props = { id: number; isEditor: boolean };

const Found = ({
  id,
  isEditor,
  found: { offers, acts, cluster_id },
}: Props & { found: Reply<typeof listDeskOffers>['data'] }) => {
  const split = useDecision((body: { id: number; is_every: boolean }) => call(splitDeskOffer, { body }));
  const join = useDecision((second: number) =>
    call(decideDeskMatch, { body: { first: id, second, decision: 'join' } }),
  );
  const canSplit = isEditor && offers.length > 1;
  return (
    <>
      <Table
        name={t('desk.decisions.offersProductTable')}
        columns={[...columns, ...(canSplit ? [t('desk.decisions.split')] : [])]}
        figures={[t('desk.parts.price')]}
      >
        {offers.map((offer) => (
          <tr key={offer.id}>
            <th scope="row">
              <span className="flex items-center gap-3">
                <Thumb src={offer.image} className="h-10 w-8" />
                <span className="min-w-0 wrap-anywhere">
                  {offer.id === id ? (
                    offer.title
                  ) : (
                    <Link to={`${deskPaths.product}?id=${offer.id}`} className="underlined">
                      {offer.title}
                    </Link>
                  )}
                  <span className="block font-normal text-ink-2">
                    {offer.store}
                    {offer.id === id && ` ${t('desk.decisions.one')}`}
                    {!offer.is_in_stock && <span className="text-warn"> {t('desk.decisions.soldOut')}</span>}
                  </span>
                </span>
              </span>
            </th>
            <td>
              <Price price={offer.price} retailPrice={offer.retail_price} isSoldOut={!offer.is_in_stock} />
            </td>
            <td className="wrap-anywhere">
              <Reason link={offer.link} />
            </td>
            {canSplit && (
              <td>
                <TextButton
                  aria-label={t('desk.decisions.splitOffer', { title: offer.title, store: offer.store })}
                  disabled={split.isPending}
                  onClick={() => split.mutate({ id: offer.id, is_every: false })}
                >
                  {t('desk.decisions.split')}
                </TextButton>
              </td>
            )}
          </tr>
        ))}
      </Table>
      {canSplit && offers.length > 2 && (
        <TextButton
          className="type-card"
          disabled={split.isPending}
          onClick={() => split.mutate({ id, is_every: true })}
        >
          {t('desk.decisions.splitAllOffers', { count: offers.length })}
        </TextButton>
      )}
      {isEditor && (
        <div className="max-w-150">
          <ProductPicker
            label={t('desk.decisions.joinField')}
            verb={t('desk.decisions.join')}
            taken={[{ cluster_id }]}
            onAdd={(product) => join.mutate(product.id)}
          />
        </div>
      )}
      {acts.length > 0 && (
        <>
          <h3 className="type-small mt-4 mb-1 text-ink-2">{t('desk.decisions.decisionsTitle')}</h3>
          <ul className="type-card">
            {acts.map((act) => (
              <ActLine key={act.act} act={act} isEditor={isEditor} />
            ))}
          </ul>
        </>
      )}
    </>
  );
};

/** The offers of a product, why each belongs to it, and what staff decided about them. */
export const ProductOffers = (props: Props) => (
  <Loaded query={useQuery(offersQuery(props.id))} skeleton={<RowsSkeleton rows={2} />}>
    {(found) => <Found {...props} found={found} />}
  </Loaded>
);
