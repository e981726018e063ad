import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/formats.ts';
import { t } from '../../../lib/t.tsx';
import { useWasNear } from '../../../lib/use-was-near.ts';
import type { BrandEntry, LetterGroup } from './group-brands.ts';
import { letterId } from './letter-links.tsx';

export type RowProps = {
  hrefOf: (slug: string) => string;
  /** At the end of a row, such as the follow button. */
  follow: (brand: BrandEntry) => ReactNode;
};

const BrandRow = ({ brand, hrefOf, follow }: RowProps & { brand: BrandEntry }) => (
  <li className="flex h-(--directory-row) break-inside-avoid items-center gap-2">
    <Link
      to={hrefOf(brand.slug)}
      title={brand.display_name}
      className="flex h-full min-w-0 items-center gap-2 -outline-offset-2 hover:underline hover:underline-offset-4"
    >
      <span className="line-clamp-2 leading-4.5 wrap-anywhere">{brand.display_name}</span>
      <span className="type-small figures shrink-0 text-ink-3">
        {formatNumber(brand.count)}
        <span className="sr-only"> {t('favorites.items', { count: brand.count })}</span>
      </span>
    </Link>
    <span className="ms-auto shrink-0">{follow(brand)}</span>
  </li>
);

/** The brands of one letter. With thousands of brands, sections far from the view are not rendered. */
export const MailSection = ({ letter, brands, ...row }: LetterGroup & RowProps) => {
  const { ref, wasNear } = useWasNear<HTMLElement>();
  const headingId = `${letterId(letter)}-heading`;
  return (
    <section
      ref={ref}
      id={letterId(letter)}
      data-letter={letter}
      aria-labelledby={headingId}
      className="border-b border-line pt-6 pb-4 last:border-b-0 md:grid md:grid-cols-[96px_minmax(0,1fr)] md:py-8"
    >
      <h2 id={headingId} tabIndex={-1} className="type-heading mb-2 md:mb-0">
        {letter}
      </h2>
      <ul className="directory-rows" style={{ '--count': brands.length } as CSSProperties}>
        {wasNear && brands.map((brand) => <BrandRow key={brand.id} brand={brand} {...row} />)}
      </ul>
    </section>
  );
};
