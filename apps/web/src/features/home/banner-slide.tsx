import type { Art, Slide } from '@wearfolio/contracts/home/home-sections';
import { bannerPieceSizes, bannerSizes } from '@wearfolio/contracts/pictures';
import { t } from '../../lib/t.tsx';
import { AnyLink } from '../../ui/any-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { HomePicture } from './art/home-picture.tsx';
import { Pieces } from './art/pieces.tsx';

type Props = {
  slide: Slide;
  tint: { field: string; ground: string; pale: string };
  /** The first slide's picture is the largest contentful paint of a first visit. */
  isFirst: boolean;
  isNear: boolean;
};

const Logo = ({ slide: { brand, logo } }: { slide: Slide }) => {
  const name = <span className="text-[1rem] leading-5 font-medium tracking-[.3em] uppercase">{brand}</span>;
  if (!logo) return name;
  return (
    <Picture
      className="h-5 w-auto"
      src={logo.src}
      alt={logo.alt}
      width={logo.width}
      height={logo.height}
      sizes="140px"
      isFirst
      isUrgent={false}
      fallback={name}
    />
  );
};

const SlideArt = ({ art, brand, isFirst }: { art: Art; brand: string; isFirst: boolean }) =>
  'picture' in art ? (
    <HomePicture
      className="absolute inset-0 size-full object-cover"
      picture={art.picture}
      sizes={bannerSizes}
      isFirst={isFirst}
      word={brand}
      wordClass="absolute inset-0 text-slide-ink-2 tracking-[.2em] uppercase"
    />
  ) : (
    <Pieces className="gap-[3%] p-5 md:p-10" pieces={art.pieces} sizes={bannerPieceSizes} isFirst={isFirst} isLinked />
  );

/** A slide: text on a pale tint with the scene beside it, on phones below the scene. */
export const BannerSlide = ({ slide, tint, isFirst, isNear }: Props) => {
  const { brand, tagline, headline, explore, art, credit } = slide;
  const ground = 'picture' in art ? tint.ground : tint.pale;
  return (
    <div className={`flex h-full flex-col-reverse justify-end text-slide-ink md:h-160 md:flex-row ${tint.field}`}>
      <div className="page-margins flex-1 pt-2 pb-5 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 md:flex md:w-[36%] md:flex-none md:flex-col md:pt-12 md:pe-8 md:pb-10">
        <div className="flex h-11 items-center md:h-5">
          <Logo slide={slide} />
        </div>
        <div className="flex flex-1 flex-col justify-end pt-2 max-md:col-span-2 md:justify-center md:py-6">
          <p className="text-slide-ink-2">{tagline}</p>
          <h2 className="mt-1 text-balance max-md:type-title md:type-display md:mt-3">{headline}</h2>
          <AnyLink href={explore} className={`${buttonClass({ look: 'onSlide' })} mt-4 self-start md:mt-10`}>
            {t('home.explore')}
            <Icon name={explore.startsWith('/') ? 'arrow-right' : 'leave'} size={16} />
          </AnyLink>
        </div>
        <p className="type-small min-h-11 text-slide-ink-2 max-md:col-start-2 max-md:row-start-1 md:pe-48">
          {credit && (
            <AnyLink href={credit.href} className="inline-flex min-h-11 items-center hover:underline">
              {credit.text}
            </AnyLink>
          )}
        </p>
      </div>
      <div className={`dimmed-in-dark relative h-48 shrink-0 sm:h-90 md:h-auto md:flex-1 ${ground}`}>
        {isNear && <SlideArt art={art} brand={brand} isFirst={isFirst} />}
      </div>
    </div>
  );
};
