import { deskPaths } from '@wearfolio/contracts/desk';
import { NavLink } from 'react-router-dom';

const tabs = [
  { href: deskPaths.products, name: 'Products' },
  { href: deskPaths.subjects, name: 'Brands and stores' },
  { href: deskPaths.changes, name: 'Changes' },
] as const;

/** The pages of the catalogue. */
export const CatalogueTabs = () => (
  <nav className="type-card mb-5 border-b border-line" aria-label="Catalogue">
    <ul className="flex gap-6">
      {tabs.map(({ href, name }) => (
        <li key={href}>
          <NavLink
            to={href}
            className="inline-flex min-h-11 items-center whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--color-ink)]"
          >
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
