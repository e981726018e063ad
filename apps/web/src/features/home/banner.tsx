import type { HomeContent } from '@wearfolio/contracts/home';
import { Carousel } from '../../ui/row/carousel.tsx';
import { BannerSlide } from './banner-slide.tsx';

/** The tints of the slides, one after the other; the picture's ground stands while it loads. */
const tints = [
  { field: 'bg-sand', ground: 'bg-sand-2' },
  { field: 'bg-eucalyptus', ground: 'bg-eucalyptus-2' },
  { field: 'bg-terracotta', ground: 'bg-terracotta-2' },
] as const;

/** Spec 2, 'Home page', 1: what three brands say. Undefined slides are still on their way; their place is kept. */
export const Banner = ({ slides }: { slides: HomeContent['slides'] | undefined }) => {
  if (!slides) return <div className="h-[calc(420px+22rem)] bg-sand md:h-160" />;
  return (
    <Carousel
      label="Brands"
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
