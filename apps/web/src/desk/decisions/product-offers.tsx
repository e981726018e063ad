import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { decideDeskMatch, type LinkedOffer, type MatchAct, splitDeskOffer } from '@wearfolio/contracts/desk-decisions';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { TextButton } from '../../ui/button.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Price } from '../../ui/price.tsx';
import { ProductPicker } from '../content/product-picker.tsx';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import { Table } from '../parts/table.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { Time } from '../parts/time.tsx';
import { offersQuery, useDecision, useUndoAct } from './api.ts';

type Named = { id: number; title: string; store: string };

const OfferLink = ({ offer: { id, title, store } }: { offer: Named }) => (
  <>
    <Link to={`${deskPaths.product}?id=${id}`} className="underlined">
      {title}
    </Link>{' '}
    of {store}
  </>
);

const Reason = ({ link }: Pick<LinkedOffer, 'link'>) => {
  if (!link) return <span className="text-ink-2">The only offer</span>;
  const { other, is_decided, score, reasons } = link;
  return (
    <>
      {is_decided ? (
        <span className="font-medium text-info">Staff joined it with </span>
      ) : (
        <span className="text-ink-2">Score {(score ?? 0).toFixed(2)} with </span>
      )}
      <OfferLink offer={other} />
      {reasons.length > 0 && <span className="block text-ink-2">{reasons.join('; ')}</span>}
    </>
  );
};

const ActLine = ({ act: { act, verdict, at, one, others }, isEditor }: { act: MatchAct; isEditor: boolean }) => {
  const undo = useUndoAct();
  const named = [...(one ? [one] : []), ...others].map(({ title, store }) => `${title} of ${store}`);
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-1">
      <span className="min-w-0 wrap-anywhere">
        <span className={verdict === 'join' ? 'font-medium text-ok' : 'font-medium text-warn'}>
          {verdict === 'join' ? 'Joined' : 'Kept apart'}
        </span>
        :{' '}
        {one && (
          <>
            <OfferLink offer={one} /> {verdict === 'join' ? 'with' : 'from'}{' '}
          </>
        )}
        {others.map((offer, index) => (
          <span key={offer.id}>
            {index > 0 && ', '}
            <OfferLink offer={offer} />
          </span>
        ))}{' '}
        <span className="text-ink-2">
          <Time at={at} />
        </span>
      </span>
      {isEditor && (
        <TextButton
          aria-label={`Undo: ${verdict === 'join' ? 'joined' : 'kept apart'}, ${named.join(', ')}`}
          disabled={undo.isPending}
          onClick={() => undo.mutate(act)}
        >
          Undo
        </TextButton>
      )}
    </li>
  );
};

const columns = ['Offer', 'Price', 'Why it is here'] as const;

/** The offers of a product, why each belongs to it, and what staff decided about them. */
export const ProductOffers = ({ id, isEditor }: { id: number; isEditor: boolean }) => {
  const { data, isError, refetch } = useQuery(offersQuery(id));
  const split = useDecision((body: { id: number; is_every: boolean }) => call(splitDeskOffer, { body }));
  const join = useDecision((second: number) =>
    call(decideDeskMatch, { body: { first: id, second, decision: 'join' } }),
  );
  if (isError) return <FailedLoad onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={2} />;
  const { offers, acts, cluster_id } = data;
  const canSplit = isEditor && offers.length > 1;
  return (
    <>
      <Table name="Offers of this product" columns={[...columns, ...(canSplit ? ['Split'] : [])]} figures={['Price']}>
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
                    {offer.id === id && ' · this one'}
                    {!offer.is_in_stock && <span className="text-warn"> · sold out</span>}
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
                  aria-label={`Split ${offer.title} of ${offer.store}`}
                  disabled={split.isPending}
                  onClick={() => split.mutate({ id: offer.id, is_every: false })}
                >
                  Split
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
          Split all {offers.length} offers
        </TextButton>
      )}
      {isEditor && (
        <div className="max-w-150">
          <ProductPicker
            label="Join with another product (words or an id)"
            verb="Join"
            taken={[{ cluster_id }]}
            onAdd={(product) => join.mutate(product.id)}
          />
        </div>
      )}
      {acts.length > 0 && (
        <>
          <h3 className="type-small mt-4 mb-1 text-ink-2">What staff decided</h3>
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
