import { NavLink } from 'react-router-dom';

type Props = { label: string; tabs: readonly { href: string; name: string }[] };

/** The pages that belong together. */
export const PageTabs = ({ label, tabs }: Props) => (
  <nav className="type-card no-scrollbar mb-5 overflow-x-auto border-b border-line" aria-label={label}>
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
