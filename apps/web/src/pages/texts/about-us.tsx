import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { routes, shopPath } from '../../app/paths.ts';
import { FailedListing } from '../../features/catalogue/listing/listing-states.tsx';
import { RichText } from '../../features/home/text/rich-text.tsx';
import { textQuery } from '../../features/home/text/text-query.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';

type SceneProps = { name: string; width: number; height: number; sizes: string; className: string; isFirst?: boolean };

const Scene = ({ name, width, height, sizes, className, isFirst = false }: SceneProps) => (
  <div className={`dimmed-in-dark relative overflow-hidden bg-ground ${className}`}>
    <Picture
      className="absolute inset-0 size-full object-cover"
      src={`/pictures/${name}-1600.avif`}
      alt=""
      width={width}
      height={height}
      sizes={sizes}
      isFirst={isFirst}
      fallback={null}
    />
  </div>
);

const aside = '(width >= 1100px) 34vw, 100vw';

/** The page About us, with pictures (behavior.md#routes-table). */
export const AboutUs = () => {
  useDocumentTitle(pageTitle('aboutUs'));
  const { data, isError, refetch } = useQuery(textQuery('about-us'));
  return (
    <article>
      <header className="page-margins flex flex-col gap-x-24 gap-y-6 pt-12 pb-10 md:pt-24 md:pb-16 lg:flex-row lg:items-end lg:justify-between">
        <h1 className="type-display">{t('titles.aboutUs')}</h1>
        <p className="type-small-heading max-w-[36ch] text-ink-2">{t('texts.aboutIntro')}</p>
      </header>
      <Scene
        name="banner-2"
        width={1600}
        height={1000}
        sizes="(width >= 769px) 100vw, 175vw"
        className="h-90 md:h-160"
        isFirst
      />
      <div className="page-margins grid gap-x-24 gap-y-16 pt-10 md:pt-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,34vw)]">
        <div className="min-h-120 max-w-[68ch]">
          {isError && <FailedListing onRetry={refetch} />}
          {data?.html && <RichText html={data.html} />}
          <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-4">
            <Link to={shopPath('weekly_product')} className={buttonClass()}>
              {t('texts.shopNewestFinds')}
            </Link>
            <Link to={routes.contact} className="inline-flex min-h-11 items-center">
              <span className="underlined">{t('contact.contactUs')}</span>
            </Link>
          </div>
        </div>
        <div className="grid content-start gap-(--gutter) sm:max-lg:grid-cols-2">
          <Scene name="tropical-3" width={900} height={1120} sizes={aside} className="aspect-4/5" />
          <Scene
            name="arrivals-1"
            width={1200}
            height={900}
            sizes={aside}
            className="aspect-4/3 sm:max-lg:aspect-auto"
          />
        </div>
      </div>
    </article>
  );
};
