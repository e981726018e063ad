import type { HomeSection as Section } from '@wearfolio/contracts/home/home-sections';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import { Link } from 'react-router-dom';
import { routes, shopPath } from '../../app/paths.ts';
import { CardStrip } from '../../features/catalogue/card/card-strip.tsx';
import { MiniCard } from '../../features/catalogue/card/mini-card.tsx';
import { Banner } from '../../features/home/banner.tsx';
import { BrandNames } from '../../features/home/brand-names.tsx';
import { CategoryTiles } from '../../features/home/category-tiles.tsx';
import { EditorsChoice } from '../../features/home/editors-choice.tsx';
import { Scenes } from '../../features/home/scenes.tsx';
import { StockingNotice } from '../../features/home/stocking-notice.tsx';
import { TextSection } from '../../features/home/text/text-section.tsx';
import { nameOf } from '../../lib/name-of.ts';
import { settings } from '../../lib/settings.ts';
import { t } from '../../lib/t.tsx';
import { cardActions } from './card-actions.tsx';
import { DropsStrip } from './drops-strip.tsx';
import { FollowedBrandsStrip } from './followed-brands-strip.tsx';
import { ProductsStrip } from './products-strip.tsx';
import { RecentlyViewedStrip } from './recently-viewed-strip.tsx';

type Key = 'weekly_product' | 'featured_product' | 'favorites';

/** The cards of the collections: undefined while loading, null if they failed. */
export type HomeCards = Readonly<Record<Key, readonly ProductCard[] | undefined | null>>;

/** The section after which the shopper's own rows are inserted. */
const companions = { weekly_product: FollowedBrandsStrip, favorites: RecentlyViewedStrip } as const;

type StripProps = { section: Extract<Section, { kind: 'strip' }>; cards: HomeCards };

const Strip = ({ section: { key, eyebrow, title }, cards }: StripProps) => {
  const Companion = companions[key];
  const shown = cards[key];
  return (
    <>
      {shown !== null && (
        <CardStrip
          eyebrow={eyebrow}
          title={title}
          href={shopPath(key)}
          cards={shown}
          width={key === 'favorites' ? 'narrow' : 'normal'}
          actions={cardActions}
        />
      )}
      <Companion />
    </>
  );
};

const textLink = 'inline-flex min-h-11 items-center';

/** The fields of sections that shoppers read. */
const texts: ReadonlySet<string> = new Set(['alt', 'eyebrow', 'headline', 'line', 'name', 'tagline', 'text', 'title']);

/** A section with the shop's own texts in the language of the page. What staff wrote stays as it is. */
const inLanguage = <T,>(part: T): T => {
  if (Array.isArray(part)) return part.map(inLanguage) as T;
  if (typeof part !== 'object' || part === null) return part;
  const fields = Object.entries(part).map(([field, value]) => [
    field,
    typeof value === 'string' && texts.has(field) ? nameOf(value) : inLanguage(value),
  ]);
  return Object.fromEntries(fields);
};

/** A section of the home page, by type. */
export const HomeSection = ({ section: written, cards }: { section: Section; cards: HomeCards }) => {
  const section = settings.names ? inLanguage(written) : written;
  switch (section.kind) {
    case 'slides':
      return <Banner {...section} />;
    case 'strip':
      return <Strip section={section} cards={cards} />;
    case 'drops':
      return <DropsStrip {...section} />;
    case 'products':
      return <ProductsStrip {...section} />;
    case 'choice':
      return (
        <EditorsChoice {...section}>
          {cards.featured_product?.map((card) => (
            <li key={card.product_id}>
              <MiniCard card={card} />
            </li>
          ))}
        </EditorsChoice>
      );
    case 'tiles':
      return <CategoryTiles {...section} />;
    case 'scenes':
      return <Scenes {...section} />;
    case 'names':
      return <BrandNames {...section} />;
    case 'text':
      return <TextSection {...section} />;
    case 'notice':
      return (
        <StockingNotice {...section}>
          <Link className={textLink} to={routes.aboutUs}>
            <span className="underlined">{t('texts.aboutUsLink')}</span>
          </Link>
          <Link className={textLink} to={routes.contact}>
            <span className="underlined">{t('contact.contactUs')}</span>
          </Link>
        </StockingNotice>
      );
  }
};
