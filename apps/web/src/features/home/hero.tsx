import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';

/** A scene of the house, 1600 x 1000, whose main pieces stand in the middle 60 % so that phones may crop it. */
const scene = '/pictures/banner-1-1600.avif';

type Props = { eyebrow: string; headline: string; line: string; href: string };

/** The opening of the home page: words on sand, a laid-out scene beside them up to the edge. */
export const Hero = ({ eyebrow, headline, line, href }: Props) => (
  <section className="flex flex-col-reverse bg-sand text-sand-ink md:h-160 md:flex-row">
    <div className="page-margins flex flex-col justify-center py-10 md:w-[36%] md:shrink-0 md:pr-8">
      <p className="text-sand-ink-2">{eyebrow}</p>
      <h1 className="type-display mt-3 text-balance">{headline}</h1>
      <p className="mt-5 max-w-[36ch] text-sand-ink-2">{line}</p>
      <Link to={href} className={`${buttonClass({ look: 'onSand' })} mt-8 self-start`}>
        Explore
      </Link>
    </div>
    <div className="dimmed-in-dark relative h-105 shrink-0 bg-sand-2 md:h-auto md:flex-1">
      <Picture
        className="absolute inset-0 size-full object-cover"
        src={scene}
        alt=""
        width={1600}
        height={1000}
        sizes="(width >= 769px) 64vw, 175vw"
        isFirst
        fallback={null}
      />
    </div>
  </section>
);
