import { deskPaths } from '@wearfolio/contracts/desk';
import type { DeskNotice } from '@wearfolio/contracts/desk-notices';
import { Link } from 'react-router-dom';
import { t } from '../../lib/t.tsx';
import { Price } from '../../ui/price.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { Time } from '../parts/time.tsx';

const reasonNames: Readonly<Record<string, string>> = {
  illegal: t('desk.decisions.illegalOrUnsafe'),
  counterfeit: t('desk.decisions.counterfeit'),
  wrong: t('desk.decisions.reasonWrong'),
};

const Reported = ({ notice: { offer, title, store } }: { notice: DeskNotice }) => (
  <article className="min-w-0" aria-label={t('desk.decisions.of', { title, store })}>
    <Thumb src={offer?.image ?? null} className="aspect-square max-h-100 w-full max-md:max-h-60" />
    <div className="type-card mt-3">
      <p className="font-medium wrap-anywhere">
        {offer ? (
          <Link to={`${deskPaths.product}?id=${offer.id}`} className="underlined">
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      {offer && (
        <div className="mt-1">
          <Price price={offer.price} retailPrice={offer.retail_price} isSoldOut={!offer.is_in_stock} />
        </div>
      )}
      <p className="mt-1 text-ink-2">
        {store}
        {offer && !offer.is_in_stock && <span className="text-warn"> {t('desk.decisions.soldOut')}</span>}
        {!offer && <span className="text-warn"> {t('desk.decisions.noLongerCatalogue')}</span>}
        {offer && !offer.is_shown && <span className="text-warn"> {t('desk.decisions.notShop')}</span>}
      </p>
    </div>
  </article>
);

const Said = ({ notice: { id, reason, explanation, full_name, email, at } }: { notice: DeskNotice }) => (
  <section aria-label={t('desk.decisions.report', { id })} className="min-w-0">
    <h2 className="type-small-heading">{reasonNames[reason] ?? reason}</h2>
    <p className="type-card mt-1 text-ink-2">
      {t('desk.decisions.report', { id })} · <Time at={at} />
    </p>
    <p className="mt-3 whitespace-pre-line wrap-anywhere">{explanation}</p>
    <p className="type-card mt-3 text-ink-2 wrap-anywhere">
      {full_name ?? t('desk.decisions.noName')} · {email ?? t('desk.decisions.noAddress')}
    </p>
  </section>
);

/** The reported offer and the text of the report. */
export const Report = ({ notice }: { notice: DeskNotice }) => (
  <>
    <Reported notice={notice} />
    <Said notice={notice} />
  </>
);
