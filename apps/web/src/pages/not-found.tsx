import { notFoundHeading } from '@wearfolio/contracts/listing/page-titles';
import { Link } from 'react-router-dom';
import { routes, shopPath } from '../app/paths.ts';
import { SearchBox } from '../app/shell/search/search-box.tsx';
import { useDocumentTitle } from '../lib/document-title.ts';
import { t } from '../lib/t.tsx';
import { titleOf } from '../lib/titles.ts';
import { TextPage } from '../ui/text-page.tsx';

export const NotFound = () => {
  useDocumentTitle(titleOf(notFoundHeading(t)));
  return (
    <TextPage title={notFoundHeading(t)} isRead>
      <p className="mt-4 text-ink-2">{t('texts.notFound')}</p>
      <div className="mt-8 max-w-120">
        <SearchBox layout="page" />
      </div>
      <p className="mt-6 flex flex-wrap gap-x-8">
        <Link className="inline-flex min-h-11 items-center" to={routes.home}>
          <span className="underlined">{t('ui.homePage')}</span>
        </Link>
        <Link className="inline-flex min-h-11 items-center" to={shopPath('weekly_product')}>
          <span className="underlined">{t('ui.newestFinds')}</span>
        </Link>
      </p>
    </TextPage>
  );
};
