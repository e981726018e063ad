import type { HomeContent } from '@wearfolio/contracts/home';
import { AnyLink } from '../../ui/any-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { HomePicture } from './home-picture.tsx';

/** Spec 2, 'Home page', 4: five ways in, the name below the picture, never over it. On phones the first one is wide. */
export const CategoryTiles = ({ title, tiles }: HomeContent['summerShop']) => (
  <section className="page-margins pt-16 md:pt-24" aria-label={title}>
    <h2 className="type-heading mb-5 md:mb-7">{title}</h2>
    <ul className="grid grid-cols-2 gap-x-(--gutter) gap-y-6 md:grid-cols-3 md:gap-y-10 lg:grid-cols-5">
      {tiles.map(({ name, href, picture }) => (
        <li key={name} className="group/tile min-w-0 first:col-span-2 md:first:col-span-1">
          <AnyLink href={href} className="group block">
            <div className="dimmed-in-dark relative aspect-15/23 overflow-hidden bg-ground group-first/tile:aspect-10/9 sm:max-md:group-first/tile:aspect-3/2 md:group-first/tile:aspect-15/23">
              <HomePicture
                className="absolute inset-0 size-full object-cover max-md:group-first/tile:object-[50%_12%]"
                picture={picture}
                alt=""
                sizes="(width >= 1100px) 18vw, (width >= 769px) 31vw, 92vw"
                word={name}
              />
            </div>
            <span className="mt-3 flex items-center justify-between font-medium">
              <span className="group-hover:underline group-hover:underline-offset-4">{name}</span>
              <Icon name="arrow-right" size={16} />
            </span>
          </AnyLink>
        </li>
      ))}
    </ul>
  </section>
);
