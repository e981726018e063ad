import { useQuery } from '@tanstack/react-query';
import type { HomePage } from '@wearfolio/contracts/home/home-sections';
import { newestStrip } from '@wearfolio/contracts/home/home-strips';
import { useState } from 'react';
import { collectionQuery } from '../../features/catalogue/api.ts';
import { homepageQuery } from '../../features/home/api.ts';
import { RichText } from '../../features/home/text/rich-text.tsx';
import { t } from '../../lib/t.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { HomeSection } from '../../pages/parts/home-section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextPage } from '../../ui/text-page.tsx';
import { Select } from '../parts/select.tsx';
import { previewQuery } from './api.ts';
import { PreviewFrame, type PreviewWidth } from './preview-frame.tsx';

const Home = ({ home }: { home: HomePage }) => {
  const homepage = useQuery(homepageQuery);
  const collection = useQuery(collectionQuery(newestStrip.key));
  const cards = {
    weekly_product: collection.data?.data,
    featured_product: homepage.data?.featuredProduct.map(({ card }) => card),
    favorites: homepage.data?.favorites.map(({ productDetail }) => productDetail),
  };
  return home.sections.map((section, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its position.
    <HomeSection key={at} section={section} cards={cards} />
  ));
};

type Props = { documentKey: string; title: string; text: string };

/** Previews the unsaved document on a phone and on a desktop. */
export const Preview = ({ documentKey, title, text }: Props) => {
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const { data, error } = useQuery(previewQuery(documentKey, useDebounced(text, 500)));
  return (
    <>
      <Select
        label={t('desk.content.screen')}
        className="mb-3 w-48"
        value={width}
        onChoose={(name) => setWidth(name === 'desktop' ? 'desktop' : 'phone')}
      >
        <option value="phone">{t('desk.parts.phone')}</option>
        <option value="desktop">{t('desk.parts.desktop')}</option>
      </Select>
      {error && (
        <p className="mb-3 text-sale" role="status">
          {error.message}
        </p>
      )}
      {!data && !error && <Skeleton className="h-180 max-w-97.5" />}
      {data && (
        <PreviewFrame key={width} width={width}>
          {data.home && <Home home={data.home} />}
          {data.html !== null && (
            <TextPage title={title} isRead>
              <div className="mt-6 md:mt-12">
                <RichText html={data.html} />
              </div>
            </TextPage>
          )}
        </PreviewFrame>
      )}
    </>
  );
};
