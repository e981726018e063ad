import { Link } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';

type Props = {
  crumbs: readonly { name: string; href: string }[];
  current: string;
  /** The language of `current`, where it is not that of the page. */
  lang?: string | undefined;
};

/**
 * The path from the top category to this page, on one line. If it is too long, the name of the page is cut off, because
 * the heading repeats it.
 */
export const Breadcrumb = ({ crumbs, current, lang }: Props) => (
  <nav aria-label={t('listing.breadcrumb')} className="type-small text-ink-3">
    <ol className="flex items-center gap-x-2">
      {crumbs.map(({ name, href }) => (
        <li key={href} className="flex min-w-0 items-center gap-x-2">
          <Link to={href} className="block truncate leading-11 hover:text-ink hover:underline md:leading-6">
            {name}
          </Link>
          <span aria-hidden="true">/</span>
        </li>
      ))}
      <li className="min-w-8 shrink-99999 truncate leading-11 text-ink md:leading-6" aria-current="page" lang={lang}>
        {current}
      </li>
    </ol>
  </nav>
);
