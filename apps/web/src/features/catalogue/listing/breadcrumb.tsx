import { Link } from 'react-router-dom';

type Props = { crumbs: readonly { name: string; href: string }[]; current: string };

/** The path from the top category to this page. */
export const Breadcrumb = ({ crumbs, current }: Props) => (
  <nav aria-label="Breadcrumb" className="type-small text-ink-3">
    <ol className="flex flex-wrap items-center gap-x-2">
      {crumbs.map(({ name, href }) => (
        <li key={href} className="flex items-center gap-x-2">
          <Link to={href} className="inline-flex min-h-11 items-center hover:text-ink hover:underline md:min-h-6">
            {name}
          </Link>
          <span aria-hidden="true">/</span>
        </li>
      ))}
      <li className="inline-flex min-h-11 items-center wrap-anywhere text-ink md:min-h-6" aria-current="page">
        {current}
      </li>
    </ol>
  </nav>
);
