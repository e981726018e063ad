import type { CategoryEntry } from '@wearfolio/contracts/catalogue';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Menu } from '../../features/catalogue/use-categories.ts';
import { AccountLinks } from '../../features/customer/account/account-links.tsx';
import { t } from '../../lib/t.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { browsePath, routes, shopPath } from '../paths.ts';
import { accountPaths } from './account-paths.ts';
import { GuestLink } from './guest-link.tsx';

type Props = { entries: Menu; isOpen: boolean; onClose: () => void };

type Node = { name: string; slug: string; children: readonly Node[] };

const nodesOf = (categories: readonly CategoryEntry[]): readonly Node[] =>
  categories.map(({ subCateg, ...parent }) => ({
    ...parent,
    children: subCateg.map(({ childSubCateg, ...sub }) => ({
      ...sub,
      children: childSubCateg.map((child) => ({ ...child, children: [] })),
    })),
  }));

const row = 'flex h-13 w-full items-center justify-between border-b border-line px-4 text-start -outline-offset-2';

type LevelProps = {
  nodes: readonly Node[];
  path: readonly Node[];
  onEnter: (node: Node) => void;
  onLeave: () => void;
};

const Level = ({ nodes, path, onEnter, onLeave }: LevelProps) => (
  <ul className="animate-arrive">
    {nodes.map((node) => (
      <li key={node.slug}>
        {node.children.length > 0 ? (
          <button type="button" className={row} onClick={() => onEnter(node)}>
            {node.name}
            <Icon name="chevron-right" size={14} />
          </button>
        ) : (
          <Link className={row} to={browsePath([...path, node].map(({ slug }) => slug))} onClick={onLeave} replace>
            {node.name}
          </Link>
        )}
      </li>
    ))}
  </ul>
);

/** The category tree on phones, one level at a time. Loaded when its button is first pointed at. */
export const MobileMenu = ({ entries: { promoted, categories }, isOpen, onClose }: Props) => {
  const [path, setPath] = useState<readonly Node[]>([]);
  const startOver = () => setPath([]);
  const parent = path.at(-1);
  return (
    <Sheet
      title={parent?.name ?? t('shell.menu')}
      from="left"
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <>
          <GuestLink className={row} onLeave={startOver} replace>
            {t('customer.loginOrRegister')}
          </GuestLink>
          <AccountLinks paths={accountPaths} rowClass={row} onLeave={startOver} onSignOut={onClose} replace />
        </>
      }
    >
      {parent && (
        <>
          <button
            type="button"
            className={`${row} justify-start gap-3 text-ink-2`}
            onClick={() => setPath(path.slice(0, -1))}
          >
            <Icon name="chevron-left" size={14} />
            {t('shell.back')}
          </button>
          <Link
            className={`${row} font-medium`}
            to={browsePath(path.map(({ slug }) => slug))}
            onClick={startOver}
            replace
          >
            {t('shell.allOf', { name: parent.name })}
          </Link>
        </>
      )}
      {!parent &&
        promoted.map(({ key, name }) => (
          <Link
            key={key}
            className={`${row} ${key === 'sale' ? 'text-sale' : ''}`}
            to={shopPath(key)}
            onClick={startOver}
            replace
          >
            {name}
          </Link>
        ))}
      <Level
        key={parent?.slug ?? ''}
        nodes={parent?.children ?? nodesOf(categories)}
        path={path}
        onEnter={(node) => setPath([...path, node])}
        onLeave={startOver}
      />
      {!parent && (
        <Link className={row} to={routes.brands} onClick={startOver} replace>
          {t('titles.brands')}
        </Link>
      )}
    </Sheet>
  );
};
