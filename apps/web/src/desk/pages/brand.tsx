import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { rich, t } from '../../lib/t.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { may, sessionQuery } from '../api.ts';
import { subjectQuery } from '../catalogue/api.ts';
import { MergeBrand, Spellings } from '../catalogue/merge-brand.tsx';
import { NameField, PageFields } from '../catalogue/subject-fields.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';

/** A brand: its names, its page in the shop, and the brands merged into it. */
export const Brand = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get('id') ?? '';
  const { data: session } = useQuery(sessionQuery);
  const query = useQuery(subjectQuery('brand', id));
  const { data } = query;
  const isEditor = may(session, 'catalogue-change');
  const open = (other: number): void => void navigate(`${deskPaths.brand}?id=${other}`);
  const above = { href: deskPaths.subjects, words: t('desk.parts.brandsStores') };
  if (!data) {
    return (
      <Page title={t('desk.parts.brand')} above={above}>
        <Loaded
          query={query}
          missing={t('desk.catalogue.noBrand')}
          skeleton={<Skeleton className="h-80 max-w-180" />}
        />
      </Page>
    );
  }
  const { name, products, followers, is_off } = data;
  return (
    <Page
      title={name}
      above={above}
      intro={
        <>
          {rich('desk.catalogue.brandIntro', {
            products,
            followers,
            link: (words) => (
              <Link to={`${deskPaths.products}?brand=${id}`} className="underlined">
                {words}
              </Link>
            ),
          })}
          {is_off && ` ${t('desk.catalogue.switchedOff')}`}
        </>
      }
    >
      <div className="max-w-180">
        <NameField key={`${id} ${name}`} subject={data} isEditor={isEditor} onMoved={open} />
        <PageFields key={id} subject={data} isEditor={isEditor} />
        <Spellings brand={data} isEditor={isEditor} />
        {isEditor && <MergeBrand brand={data} onMerged={open} />}
      </div>
    </Page>
  );
};
