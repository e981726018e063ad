import { AccordionRow } from '../../ui/accordion.tsx';
import { AnyLink } from '../../ui/any-link.tsx';
import { CategoryLinks } from '../../ui/category-links.tsx';
import { ColorDot } from '../../ui/color-dot.tsx';
import { DeliveryLine } from '../../ui/delivery-line.tsx';
import { silhouettes } from '../../ui/drawing/silhouette.ts';
import { SilhouetteDrawing } from '../../ui/drawing/silhouette-drawing.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Carousel } from '../../ui/row/carousel.tsx';
import { Strip } from '../../ui/row/strip.tsx';
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Specimen } from './specimen.tsx';

const delivered = (delivery_price: number) => ({
  ...{ delivery_price, delivered_price: 96.5 + delivery_price, delivery_free_from: null },
  ...{ delivery_days: null, returns_days: null, returns_free: null },
});

const slides = ['bg-sand', 'bg-eucalyptus', 'bg-terracotta'];

const cards = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

const Missing = () => (
  <div className="flex size-full items-center justify-center bg-picture-ground text-picture-ink-3">
    A fallback in its place
  </div>
);

const categories = [
  { key: 'dresses', name: 'Dresses', count: 24, level: 0, isCurrent: true, href: '/' },
  { key: 'coats', name: 'Coats', count: 8, level: 0, isCurrent: false, href: '/' },
] as const;

/** Components that are only looked at. */
export const Displays = () => (
  <>
    <Specimen title="Prices, dots, spinner, links" isLine>
      <Price price={148} retailPrice={148} />
      <Price price={148} retailPrice={210} />
      <Price price={148} retailPrice={210} isSoldOut />
      <Price price={96.5} retailPrice={null} isLarge />
      <Price price={96.5} retailPrice={138} isLarge />
      <Price price={96.5} retailPrice={138} retailKind="regular" />
      <DeliveryLine offer={delivered(4.95)} />
      <DeliveryLine offer={delivered(0)} />
      {['#B5553C', '#ECE6DA', '#27272B', '#B36AE2'].map((hexa) => (
        <ColorDot key={hexa} hexa={hexa} className="size-3.5" />
      ))}
      <Spinner />
      <AnyLink className="underlined" href="/">
        A page of the shop
      </AnyLink>
      <AnyLink className="underlined" href="https://shop.example/">
        Another site
      </AnyLink>
    </Specimen>
    <Specimen title="Categories">
      <CategoryLinks label="Categories" look="rail" links={categories} />
    </Specimen>
    <Specimen title="Skeleton">
      <div className="w-50">
        <Skeleton className="aspect-4/5" />
        <SkeletonLine className="mt-3 w-2/5" />
        <SkeletonLine className="mt-2 w-7/10" />
        <SkeletonLine className="mt-2 w-1/4" />
      </div>
    </Specimen>
    <Specimen title="Pictures">
      {['/pictures/tee-1-white-800.avif', '/pictures/there-is-none-800.avif'].map((src) => (
        <div key={src} className="dimmed-in-dark relative aspect-4/5 w-50 bg-picture-ground">
          <Picture
            className="absolute inset-0 size-full object-cover"
            src={src}
            alt=""
            width={800}
            height={1000}
            sizes="200px"
            fallback={<Missing />}
          />
        </div>
      ))}
      <div className="dimmed-in-dark relative aspect-4/5 w-50 bg-picture-ground">
        <SilhouetteDrawing kind="shoe" label="Calder" />
      </div>
    </Specimen>
    <Specimen title="Drawings of missing pictures" isLine>
      {silhouettes.map((kind) => (
        <div key={kind} className="dimmed-in-dark relative aspect-4/5 w-25 bg-picture-ground">
          <SilhouetteDrawing kind={kind} />
        </div>
      ))}
    </Specimen>
    <Specimen title="Accordion">
      <div className="w-100 max-w-full">
        <AccordionRow title="Open" isOpen>
          What was hidden.
        </AccordionRow>
        <AccordionRow title="Closed">What is hidden.</AccordionRow>
      </div>
    </Specimen>
    <Specimen title="Carousel">
      <div className="w-full">
        <Carousel label="Three slides" count={slides.length} controlsClass="inset-x-6 bottom-6">
          {(place) => <div className={`h-60 p-4 text-slide-ink ${slides[place]}`}>Slide {place + 1}</div>}
        </Carousel>
      </div>
    </Specimen>
    <div className="-mx-(--margin)">
      <Strip eyebrow="Strip" title="A row that scrolls" href="/">
        {cards.map((card) => (
          <li key={card}>
            <AnyLink className="block aspect-4/5 bg-ground p-4" href="/">
              {card}
            </AnyLink>
          </li>
        ))}
      </Strip>
    </div>
  </>
);
