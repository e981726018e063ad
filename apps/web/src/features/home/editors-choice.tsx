import type { Art, SectionOf } from '@wearfolio/contracts/home/home-sections';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../lib/t.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { revealFocused } from '../../ui/row/reveal-focused.ts';
import { RowArrows } from '../../ui/row/row-arrows.tsx';
import { useRowScroll } from '../../ui/row/use-row-scroll.ts';
import { HomePicture } from './art/home-picture.tsx';
import { Pieces } from './art/pieces.tsx';

type Props = SectionOf<'choice'> & {
  /** The small cards, as list items. */
  children: ReactNode;
};

const ChoiceArt = ({ art, word }: { art: Art; word: string }) =>
  'picture' in art ? (
    <HomePicture
      className="melting h-100 w-full object-cover md:h-115"
      picture={art.picture}
      sizes="(width >= 769px) 44vw, 130vw"
      word={word}
      wordClass="h-100 text-moss-ink-2 md:h-115"
    />
  ) : (
    <div className="dimmed-in-dark relative h-100 md:h-115">
      <Pieces
        className="page-margins gap-3 py-8 md:py-15 md:pe-10"
        pieces={art.pieces}
        pieceClass="bg-picture-ground"
        sizes="(width >= 769px) 22vw, 52vw"
        isLinked
      />
    </div>
  );

/**
 * A band, 460 px high, with a scene that fades into it and cards that run off its edge (behavior.md#home-sections, 3).
 */
export const EditorsChoice = ({ eyebrow, headline, line, href, art, children }: Props) => {
  const row = useRef<HTMLUListElement>(null);
  const scroll = useRowScroll(row);
  return (
    <section
      className="mt-16 overflow-hidden bg-moss text-moss-ink [--focus-ring:var(--color-moss-ink)] md:mt-24 md:grid md:h-115 md:grid-cols-[minmax(0,31fr)_minmax(230px,20fr)_minmax(0,30fr)] md:items-center lg:grid-cols-[minmax(0,40fr)_minmax(260px,19fr)_minmax(0,29fr)]"
      aria-label={eyebrow}
    >
      <ChoiceArt art={art} word={eyebrow} />
      <div className="px-(--margin) pt-2 md:px-0 md:pt-0">
        <p className="type-eyebrow text-moss-ink-2">{eyebrow}</p>
        <h2 className="type-title mt-3 text-balance">{headline}</h2>
        {line !== '' && <p className="mt-4 max-w-[34ch] text-moss-ink-2 md:mt-6">{line}</p>}
        <div className="mt-6 flex items-center gap-3">
          <Link to={href} className={buttonClass({ look: 'onMoss' })}>
            {t('home.exploreNow')}
          </Link>
          <RowArrows scroll={scroll} label={eyebrow} look="onBand" />
        </div>
      </div>
      <ul
        ref={row}
        onScroll={scroll.measure}
        onFocus={revealFocused}
        className="no-scrollbar mt-8 flex min-h-[280px] gap-3 overflow-x-auto scroll-smooth px-(--margin) pt-1 pb-10 *:w-35 *:shrink-0 md:mt-0 md:gap-4 md:pb-1 md:ps-10 md:*:w-46"
      >
        {children}
      </ul>
    </section>
  );
};
