import type { SectionOf } from '@wearfolio/contracts/home/home-sections';
import { Carousel } from '../../ui/row/carousel.tsx';
import { BannerSlide } from './banner-slide.tsx';

/**
 * The tints of the slides in turn. The ground shows while a picture loads; products are on the paler tone, which hides
 * their white background.
 */
const tints = [
  { field: 'bg-sand', ground: 'bg-sand-2', pale: 'bg-sand-3' },
  { field: 'bg-eucalyptus', ground: 'bg-eucalyptus-2', pale: 'bg-eucalyptus-3' },
  { field: 'bg-terracotta', ground: 'bg-terracotta-2', pale: 'bg-terracotta-3' },
] as const;

/** The skeleton of the banner. */
export const BannerPlace = () => <div className="h-[calc(192px+15.25rem)] sm:h-[calc(360px+15rem)] bg-sand md:h-160" />;

/** The banner with three slides (behavior.md#home-sections, 1). */
export const Banner = ({ title, slides }: SectionOf<'slides'>) => {
  return (
    <Carousel
      label={title}
      count={slides.length}
      controlsClass="page-margins inset-x-0 bottom-5.5 md:end-auto md:bottom-10 md:w-[36%] md:pe-8"
    >
      {(place, isNear) => {
        const slide = slides[place];
        const tint = tints[place % tints.length];
        return slide && tint && <BannerSlide slide={slide} tint={tint} isFirst={place === 0} isNear={isNear} />;
      }}
    </Carousel>
  );
};
