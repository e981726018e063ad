import type { CategoryEntry } from '@wearfolio/contracts/catalogue';
import { Link, useLocation } from 'react-router-dom';
import { browsePath } from '../../app/paths.ts';
import { t } from '../../lib/t.tsx';

/** The child categories of the category at this path. */
const below = (categories: readonly CategoryEntry[], pathname: string) => {
  const parent = categories.find(({ slug }) => pathname === browsePath([slug]));
  if (parent) return parent.subCateg.map(({ name, slug }) => ({ name, slugs: [parent.slug, slug] }));
  for (const { slug: top, subCateg } of categories) {
    const sub = subCateg.find(({ slug }) => pathname === browsePath([top, slug]));
    if (sub) return sub.childSubCateg.map(({ name, slug }) => ({ name, slugs: [top, sub.slug, slug] }));
  }
  return [];
};

type Props = { categories: readonly CategoryEntry[] };

const Links = ({ categories }: Props) => {
  const narrower = below(categories, useLocation().pathname);
  if (narrower.length === 0) return null;
  return (
    <nav aria-label={t('listing.narrowerCategories')} className="flex flex-wrap gap-x-5 border-t border-line">
      {narrower.map(({ name, slugs }) => (
        <Link key={slugs.join()} to={browsePath(slugs)} className="inline-flex min-h-11 items-center">
          <span className="underlined">{name}</span>
        </Link>
      ))}
    </nav>
  );
};

/** Links to the child categories without JavaScript. Rendered only by the server. */
export const NarrowerCategories = (props: Props) => <noscript>{import.meta.env.SSR && <Links {...props} />}</noscript>;
