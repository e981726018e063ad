import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { settings } from '../../../lib/settings.ts';
import { t } from '../../../lib/t.tsx';
import { disclosureQuery } from '../api.ts';

type Props = {
  rankingHref: string;
  /** Whether the listing is a collection that the shop put together. */
  isPicked: boolean;
};

/** What the law requires a listing to disclose: ranking, curation, commissions, and whether prices include VAT. */
export const Disclosure = ({ rankingHref, isPicked }: Props) => {
  const { data } = useQuery(disclosureQuery);
  return (
    <p className="type-small mt-2 min-h-4 text-ink-2">
      {isPicked && `${t('listing.unpaid')} `}
      {data?.data.pays_commission && `${t('listing.commission')} `}
      {settings.pricesIncludeVat && `${t('listing.vat')} `}
      <Link className="underline underline-offset-4" to={rankingHref}>
        {t('titles.ranking')}
      </Link>
    </p>
  );
};
