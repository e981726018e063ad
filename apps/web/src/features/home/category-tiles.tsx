import type { Art, SectionOf } from '@wearfolio/contracts/home/home-sections';
import { AnyLink } from '../../ui/any-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { groundOf } from './art/ground.ts';
import { HomePicture } from './art/home-picture.tsx';
import { Pieces } from './art/pieces.tsx';

const sizes = '(width >= 1100px) 18vw, (width >= 769px) 31vw, 92vw';

const TileArt = ({ art, name }: { art: Art; name: string }) =>
  'picture' in art ? (
    <HomePicture
      className={`absolute inset-0 size-full object-cover ${art.picture.focus ? '' : 'max-md:group-first/tile:object-[50%_12%]'}`}
      picture={art.picture}
      alt=""
      sizes={sizes}
      word={name}
    />
  ) : (
    <Pieces className="p-[9%]" pieces={art.pieces} sizes={sizes} />
  );

type Row = { columns: string; frame: string };

/** Fewer than five tiles also fill the row, with less height. */
const shortRows: Readonly<Record<number, Row>> = {
  1: { columns: '', frame: 'aspect-4/3' },
  2: { columns: '', frame: 'aspect-4/5 md:aspect-4/3' },
  3: { columns: 'md:grid-cols-3', frame: 'aspect-4/5' },
  4: { columns: 'md:grid-cols-4', frame: 'aspect-4/5' },
};

const fullRow: Row = { columns: 'md:grid-cols-3 lg:grid-cols-5', frame: 'aspect-15/23' };

/** The first tile spans the row on phones if the number of tiles is odd. */
const wide = {
  tile: 'max-md:first:col-span-2',
  frame: 'max-sm:group-first/tile:aspect-10/9 sm:max-md:group-first/tile:aspect-3/2',
};

const classesOf = (count: number) => {
  const { columns, frame } = shortRows[count] ?? fullRow;
  const first = count % 2 === 1 ? wide : { tile: '', frame: '' };
  return { columns, tile: first.tile, frame: `${frame} ${first.frame}` };
};

/** Links to categories, with the name below the picture (behavior.md#home-sections, 4). */
export const CategoryTiles = ({ title, tiles }: SectionOf<'tiles'>) => {
  const { columns, tile, frame } = classesOf(tiles.length);
  return (
    <section className="page-margins pt-16 md:pt-24" aria-label={title}>
      <h2 className="type-heading mb-5 md:mb-7">{title}</h2>
      <ul className={`grid grid-cols-2 gap-x-(--gutter) gap-y-6 md:gap-y-10 ${columns}`}>
        {tiles.map(({ name, href, art }) => (
          <li key={name} className={`group/tile min-w-0 ${tile}`}>
            <AnyLink href={href} className="group block">
              <div className={`dimmed-in-dark relative overflow-hidden ${groundOf(art)} ${frame}`}>
                <TileArt art={art} name={name} />
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
};
