import type { Art, SectionOf } from '@wearfolio/contracts/home/home-sections';
import { rich, srOnly } from '../../lib/t.tsx';
import { AnyLink } from '../../ui/any-link.tsx';
import { groundOf } from './art/ground.ts';
import { HomePicture } from './art/home-picture.tsx';
import { Pieces } from './art/pieces.tsx';

const looks = {
  portrait: {
    columns: 'sm:grid-cols-3',
    frame: 'aspect-4/5',
    foot: 'sm:max-md:flex-col sm:max-md:items-start',
    sizes: '(width >= 577px) 31vw, 92vw',
  },
  landscape: { columns: 'sm:grid-cols-2', frame: 'aspect-4/3', foot: '', sizes: '(width >= 577px) 47vw, 92vw' },
} as const;

const SceneArt = ({ art, name, sizes }: { art: Art; name: string; sizes: string }) =>
  'picture' in art ? (
    <HomePicture className="absolute inset-0 size-full object-cover" picture={art.picture} sizes={sizes} word={name} />
  ) : (
    <Pieces className="gap-[5%] p-[8%]" pieces={art.pieces} sizes={sizes} />
  );

/** Scenes with one line of text; the whole scene is a link (behavior.md#home-sections, 6 and 7). */
export const Scenes = ({ title, scenes, look }: SectionOf<'scenes'>) => {
  const { columns, frame, foot, sizes } = looks[look];
  return (
    <section className="page-margins pt-16 md:pt-24" aria-label={title}>
      <h2 className="type-heading mb-5 md:mb-7">{title}</h2>
      <ul className={`grid gap-x-(--gutter) gap-y-10 ${columns}`}>
        {scenes.map(({ title: name, line, href, art }) => (
          <li key={name} className="group relative min-w-0">
            <div className={`dimmed-in-dark relative overflow-hidden ${groundOf(art)} ${frame}`}>
              <SceneArt art={art} name={name} sizes={sizes} />
            </div>
            <div className={`mt-4 flex items-end justify-between gap-x-4 gap-y-2 ${foot}`}>
              <div>
                <h3 className="type-small-heading">{name}</h3>
                <p className="text-ink-2">{line}</p>
              </div>
              <AnyLink
                href={href}
                className="shrink-0 outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-ink"
              >
                <span className="underlined group-hover:border-b-2 group-hover:pb-px">
                  {rich('home.shopNow', { name, hidden: srOnly })}
                </span>
              </AnyLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
