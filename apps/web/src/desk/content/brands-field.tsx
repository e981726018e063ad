import { useQuery } from '@tanstack/react-query';
import { getBrand } from '@wearfolio/contracts/catalogue';
import { prettify } from '@wearfolio/contracts/listing/listing-scope';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { LinkPicker } from './link-picker.tsx';
import { OrderedList } from './ordered-list.tsx';

const brandPath = '/brand/';

const BrandName = ({ slug }: { slug: string }) => {
  const { data, isError } = useQuery({
    queryKey: ['brand-name', slug],
    queryFn: async ({ signal }) => (await call(getBrand, { params: { slug } }, signal)).data.display_name,
    retry: false,
  });
  return (
    <>
      {data ?? prettify(slug)}
      {isError && <span className="type-small font-normal text-sale"> {t('desk.content.linkNowhere')}</span>}
    </>
  );
};

type Props = {
  slugs: readonly string[];
  most: number;
  onChange: (slugs: string[]) => void;
  isEditor: boolean;
};

/** Brands by their slugs, picked and put in order. */
export const BrandsField = ({ slugs, most, onChange, isEditor }: Props) => (
  <section aria-label={t('desk.parts.brands')}>
    <p className="type-small mb-1.5 text-ink-2">{t('desk.parts.brands')}</p>
    {slugs.length === 0 && <p className="type-small mb-2 text-ink-3">{t('desk.content.noneLargestBrands')}</p>}
    <OrderedList
      items={slugs}
      onChange={onChange}
      noun={t('desk.parts.brand')}
      titleOf={prettify}
      row={(slug) => <BrandName slug={slug} />}
      isEditor={isEditor}
    />
    {isEditor && slugs.length < most && (
      <div className="mt-3">
        <LinkPicker
          kinds={['brand']}
          onPick={(href) => onChange([...new Set([...slugs, href.slice(brandPath.length)])])}
        />
      </div>
    )}
  </section>
);
