import type { Art, SectionOf } from '@wearfolio/contracts/home/home-sections';
import { AnyLink } from '../../ui/any-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { groundOf } from './art/ground.ts';
import { HomePicture } from './art/home-picture.tsx';
import { Pieces } from './art/pieces.tsx';

const TileArt = ({ art, name, sizes }: { art: Art; name: string; sizes: string }) =>
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

/** `sizes` of its pictures from 769px. */
type Row = { columns: string; frame: string; sizes: string };

/** Fewer than five tiles also fill the row, with less height. */
const shortRows: Readonly<Record<number, Row>> = {
  1: { columns: '', frame: 'aspect-4/3', sizes: '(width >= 769px) 92vw' },
  2: { columns: '', frame: 'aspect-4/5 md:aspect-4/3', sizes: '(width >= 769px) 46vw' },
  3: { columns: 'md:grid-cols-3', frame: 'aspect-4/5', sizes: '(width >= 769px) 31vw' },
  4: { columns: 'md:grid-cols-4', frame: 'aspect-4/5', sizes: '(width >= 769px) 23vw' },
};

const fullRow: Row = {
  columns: 'md:grid-cols-3 lg:grid-cols-5',
  frame: 'aspect-15/23',
  sizes: '(width >= 1100px) 18vw, (width >= 769px) 31vw',
};

/** The first tile spans the row on phones if the number of tiles is odd. */
const wide = {
  tile: 'max-md:first:col-span-2',
  frame: 'max-sm:group-first/tile:aspect-10/9 sm:max-md:group-first/tile:aspect-3/2',
};

const layoutOf = (count: number) => {
  const { columns, frame, sizes } = shortRows[count] ?? fullRow;
  const isFirstWide = count % 2 === 1;
  const first = isFirstWide ? wide : { tile: '', frame: '' };
  const sizesOf = (at: number): string => `${sizes}, ${isFirstWide && at === 0 ? '92vw' : '46vw'}`;
  return { columns, tile: first.tile, frame: `${frame} ${first.frame}`, sizesOf };
};

/** Links to categories, with the name below the picture (behavior.md#home-sections, 4). */
export const CategoryTiles = ({ title, tiles }: SectionOf<'tiles'>) => {
  const { columns, tile, frame, sizesOf } = layoutOf(tiles.length);
  return (
    <section className="page-margins pt-16 md:pt-24" aria-label={title}>
      <h2 className="type-heading mb-5 md:mb-7">{title}</h2>
      <ul className={`grid grid-cols-2 gap-x-(--gutter) gap-y-6 md:gap-y-10 ${columns}`}>
        {tiles.map(({ name, href, art }, at) => (
          <li key={name} className={`group/tile min-w-0 ${tile}`}>
            <AnyLink href={href} className="group block">
              <div className={`dimmed-in-dark relative overflow-hidden ${groundOf(art)} ${frame}`}>
                <TileArt art={art} name={name} sizes={sizesOf(at)} />
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
