import { queryOptions, useQuery } from '@tanstack/react-query';
import { type MenuDraft, menuKey, standardMenu } from '@wearfolio/contracts/content/menu-draft';
import { getDeskMenu, type WholeDocument } from '@wearfolio/contracts/desk-content';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { may, sessionQuery } from '../api.ts';
import { contentQuery } from '../content/api.ts';
import { ConflictNotice } from '../content/conflict-notice.tsx';
import { DocumentActions, DocumentState } from '../content/document-bar.tsx';
import { useDocument } from '../content/use-document.ts';
import { Versions } from '../content/versions.tsx';
import { MenuFields } from '../menu/menu-fields.tsx';
import { MenuPreview } from '../menu/menu-preview.tsx';
import { Page } from '../parts/page.tsx';

const menuQuery = queryOptions({
  queryKey: ['menu'],
  queryFn: async ({ signal }) => (await call(getDeskMenu, {}, signal)).data,
});

type EditorProps = { document: WholeDocument; menu: Reply<typeof getDeskMenu>['data']; isEditor: boolean };

const Editor = ({ document, menu, isEditor }: EditorProps) => {
  const edited = useDocument<MenuDraft>(document);
  const { body, setBody, fault } = edited;
  return (
    <>
      <DocumentState document={document} edited={edited} otherwise={t('desk.menu.standard')} />
      {isEditor && <DocumentActions document={document} edited={edited} />}
      {isEditor && JSON.stringify(body) !== JSON.stringify(standardMenu) && (
        <p className="mt-3">
          <TextButton onClick={() => setBody(standardMenu)}>{t('desk.menu.reset')}</TextButton>
        </p>
      )}
      {fault !== '' && (
        <p className="mt-3 text-sale" role="alert">
          {fault}
        </p>
      )}
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <ConflictNotice edited={edited} />
          <MenuFields tree={menu.tree} draft={body} onChange={setBody} isEditor={isEditor} />
        </div>
        <MenuPreview draft={body} menu={menu} />
      </div>
      <Versions document={document} isEditor={isEditor} onRestore={(number) => void edited.restore(number)} />
    </>
  );
};

/** The menu of the shop: what leads it, and the order, names and visibility of categories. */
export const MenuPage = () => {
  const { data: session } = useQuery(sessionQuery);
  const document = useQuery(contentQuery(menuKey));
  const menu = useQuery(menuQuery);
  const failed = [document, menu].find(({ isError }) => isError);
  return (
    <Page title={t('desk.menu.title')} intro={t('desk.menu.intro')}>
      {failed && <FailedLoad onRetry={() => void failed.refetch()} />}
      {!failed && !(document.data && menu.data) && <Skeleton className="h-120" />}
      {document.data && menu.data && session && (
        <Editor document={document.data} menu={menu.data} isEditor={may(session, 'merchandise-change')} />
      )}
    </Page>
  );
};
