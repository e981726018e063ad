import type { SectionOf } from '@wearfolio/contracts/home/home-sections';
import { Carousel } from '../../ui/row/carousel.tsx';
import { BannerSlide } from './banner-slide.tsx';

/**
 * The tints of the slides, one after the other. The picture's ground stands while it loads; products stand on the paler
 * one, in which the white around them is lost.
 */
const tints = [
  { field: 'bg-sand', ground: 'bg-sand-2', pale: 'bg-sand-3' },
  { field: 'bg-eucalyptus', ground: 'bg-eucalyptus-2', pale: 'bg-eucalyptus-3' },
  { field: 'bg-terracotta', ground: 'bg-terracotta-2', pale: 'bg-terracotta-3' },
] as const;

/** The place of a banner that is on its way. */
export const BannerPlace = () => <div className="h-[calc(420px+22rem)] bg-sand md:h-160" />;

/** Spec 2, 'Home page', 1: three slides. */
export const Banner = ({ title, slides }: SectionOf<'slides'>) => {
  return (
    <Carousel
      label={title}
      count={slides.length}
      controlsClass="page-margins inset-x-0 bottom-8 md:right-auto md:bottom-10 md:w-[36%] md:pr-8"
    >
      {(place, isNear) => {
        const slide = slides[place];
        const tint = tints[place % tints.length];
        return slide && tint && <BannerSlide slide={slide} tint={tint} isFirst={place === 0} isNear={isNear} />;
      }}
    </Carousel>
  );
};
