import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';

type Tile = { name: string; href: string; picture: string | null };

/** Ways into the catalogue: a picture each, the name below it, never over it. On phones the first one is wide. */
export const CategoryTiles = ({ title, tiles }: { title: string; tiles: readonly Tile[] }) => (
  <section className="page-margins pt-16 md:pt-24">
    <h2 className="type-heading mb-5 md:mb-7">{title}</h2>
    <ul className="grid grid-cols-2 gap-x-(--gutter) gap-y-8 sm:grid-cols-3 lg:grid-cols-5 lg:gap-y-10">
      {tiles.map(({ name, href, picture }) => (
        <li key={href} className="group/tile min-w-0 first:col-span-2 sm:first:col-span-1">
          <Link to={href} className="group block">
            <div className="dimmed-in-dark relative aspect-4/5 overflow-hidden bg-ground group-first/tile:aspect-10/9 sm:group-first/tile:aspect-4/5">
              <Picture
                className="absolute inset-0 size-full object-cover"
                src={picture}
                alt=""
                width={800}
                height={1000}
                sizes="(width >= 1100px) 20vw, (width >= 577px) 31vw, 50vw"
                fallback={null}
              />
            </div>
            <span className="mt-3 flex items-center justify-between font-medium">
              <span className="group-hover:underline group-hover:underline-offset-4">{name}</span>
              <Icon name="arrow-right" size={16} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
