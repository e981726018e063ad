import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { settings } from '../../../lib/settings.ts';
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
      {isPicked && 'We put this collection together; nobody paid for it. '}
      {data?.data.pays_commission && 'Some stores pay us a commission when you buy. It does not change the order. '}
      {settings.pricesIncludeVat && 'Prices incl. VAT. '}
      <Link className="underline underline-offset-4" to={rankingHref}>
        How results are ranked
      </Link>
    </p>
  );
};
