import { useQuery } from '@tanstack/react-query';
import type { CategoryEntry } from '@wearfolio/contracts/catalogue';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { productListQuery } from '../../../features/catalogue/api.ts';
import { CardPicture } from '../../../features/catalogue/card/card-picture.tsx';
import { mainPicture } from '../../../features/catalogue/card/picture-source.ts';
import { plainListing } from '../../../features/catalogue/listing-url.ts';
import { usePrefetch } from '../../../features/catalogue/use-prefetch.ts';
import { t } from '../../../lib/t.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { browsePath } from '../../paths.ts';
import { columnsOf, type Group } from './columns.ts';
import { moveInColumns } from './move-in-columns.ts';
import type { Opened } from './use-mega-menu.ts';

/** From this number of columns on there is no room for a picture. */
const fullFrom = 5;

/** The newest product of the category, with the number of stores. */
const Newest = ({ category: { name, slug } }: { category: CategoryEntry }) => {
  const { data } = useQuery({ ...productListQuery({ childCateg: slug }, plainListing), placeholderData: undefined });
  const card = data?.data.find((one) => mainPicture(one) !== null);
  const stores = data?.facets.store.filter(({ count }) => count > 0).length;
  return (
    <div className="ms-auto w-56 shrink-0 max-lg:hidden" aria-hidden="true">
      {card ? (
        <CardPicture card={card} src={mainPicture(card)} sizes="224px" isFirst={false} />
      ) : (
        <div className="aspect-4/5 bg-ground" />
      )}
      <p className="type-card mt-3 min-h-[18px]">{stores && t('shell.fromStores', { name, stores })}</p>
    </div>
  );
};

type MenuLinkProps = {
  slugs: readonly [parent: string, sub: string, child?: string];
  name: string;
  look: string;
  tabIndex: -1 | undefined;
  onLeave: () => void;
};

const MenuLink = ({ slugs, name, look, tabIndex, onLeave }: MenuLinkProps) => {
  const prefetch = usePrefetch();
  const [parentCateg, subCateg, childCateg] = slugs;
  const ask = () => prefetch.start(productListQuery({ parentCateg, subCateg, childCateg }, plainListing));
  return (
    <Link
      className={`block py-1.5 leading-5 wrap-break-word hover:underline hover:underline-offset-4 ${look}`}
      to={browsePath(slugs.filter((slug) => slug !== undefined))}
      onPointerEnter={ask}
      onPointerLeave={prefetch.stop}
      onFocus={ask}
      onBlur={prefetch.stop}
      tabIndex={tabIndex}
      onClick={onLeave}
    >
      {name}
    </Link>
  );
};

type ColumnProps = { groups: readonly Group[]; parentSlug: string; tabIndex: -1 | undefined; onLeave: () => void };

const Column = ({ groups, parentSlug, tabIndex, onLeave }: ColumnProps) => (
  <div className="flex min-w-0 flex-col gap-8" data-column>
    {groups.map(({ sub, hasHead, children }) => (
      <ul key={sub.slug} className={hasHead ? '' : 'pt-8'} aria-label={sub.name}>
        {hasHead && (
          <li>
            <MenuLink
              slugs={[parentSlug, sub.slug]}
              name={sub.name}
              look="font-medium"
              tabIndex={tabIndex}
              onLeave={onLeave}
            />
          </li>
        )}
        {children.map(({ name, slug }) => (
          <li key={slug}>
            <MenuLink
              slugs={[parentSlug, sub.slug, slug]}
              name={name}
              look="text-[0.8125rem] text-ink-2 hover:text-ink"
              tabIndex={tabIndex}
              onLeave={onLeave}
            />
          </li>
        ))}
      </ul>
    ))}
  </div>
);

type Props = {
  id: string;
  category: CategoryEntry;
  opened: Opened;
  onTop: () => void;
  onLeave: () => void;
};

/**
 * The categories below a top category (behavior.md#shell-menu): 400 px high under the header. Loaded when first pointed
 * at.
 */
export const MegaMenu = ({ id, category, opened, onTop, onLeave }: Props) => {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opened === 'entered') menu.current?.querySelector('a')?.focus();
  }, [opened]);
  const tabIndex = opened === 'seen' ? -1 : undefined;
  const { name, slug, subCateg } = category;
  const columns = columnsOf(subCateg);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the links of one category, no fieldset.
    <div
      ref={menu}
      id={id}
      role="group"
      aria-label={name}
      tabIndex={-1}
      className="page-margins absolute inset-x-0 top-full h-100 max-h-[calc(100dvh-100%)] animate-arrive overflow-y-auto border-b border-float-edge bg-surface pt-8 shadow-float [clip-path:inset(0_0_-80px)]"
      onKeyDown={(event) => moveInColumns(event, onTop)}
    >
      <div className="flex min-h-80 gap-(--gutter)">
        <div className="grid flex-1 auto-cols-[minmax(0,1fr)] lg:auto-cols-[minmax(0,calc((100%-5*var(--gutter))/6))] grid-flow-col gap-x-(--gutter)">
          {columns.map((groups) => (
            <Column
              key={groups.map(({ sub, hasHead }) => `${sub.slug} ${hasHead}`).join()}
              groups={groups}
              parentSlug={slug}
              tabIndex={tabIndex}
              onLeave={onLeave}
            />
          ))}
        </div>
        {columns.length < fullFrom && <Newest category={category} />}
      </div>
      <Link
        className="group inline-flex h-12 items-center gap-2 font-medium"
        to={browsePath([slug])}
        tabIndex={tabIndex}
        onClick={onLeave}
      >
        <span className="group-hover:underline group-hover:underline-offset-4">{t('shell.allOf', { name })}</span>
        <Icon name="arrow-right" size={16} />
      </Link>
    </div>
  );
};
