import { queryOptions, useQuery } from '@tanstack/react-query';
import { type MenuDraft, menuKey, standardMenu } from '@wearfolio/contracts/content/menu-draft';
import { getDeskMenu } from '@wearfolio/contracts/desk-content';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { may, sessionQuery } from '../api.ts';
import { contentQuery } from '../content/api.ts';
import { DocumentEditor } from '../content/document-editor.tsx';
import { MenuFields } from '../menu/menu-fields.tsx';
import { MenuPreview } from '../menu/menu-preview.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { dataOf } from '../reading.ts';

const menuQuery = queryOptions(dataOf(getDeskMenu, {}));

/** The menu of the shop: what leads it, and the order, names and visibility of categories. */
export const MenuPage = () => {
  const { data: session } = useQuery(sessionQuery);
  const [document, menu] = [useQuery(contentQuery(menuKey)), useQuery(menuQuery)];
  const both = {
    data: document.data && menu.data && { document: document.data, menu: menu.data },
    error: document.error ?? menu.error,
    refetch: () => Promise.all([document.refetch(), menu.refetch()]),
  };
  return (
    <Page title={t('desk.menu.title')} intro={t('desk.menu.intro')}>
      <Loaded query={both} skeleton={<Skeleton className="h-120" />}>
        {({ document, menu }) =>
          session && (
            <DocumentEditor<MenuDraft>
              document={document}
              isEditor={may(session, 'merchandise-change')}
              otherwise={t('desk.menu.standard')}
              preview={(draft) => <MenuPreview draft={draft} menu={menu} />}
            >
              {({ body, onChange, isEditor }) => (
                <>
                  {isEditor && JSON.stringify(body) !== JSON.stringify(standardMenu) && (
                    <p className="mb-3">
                      <TextButton onClick={() => onChange(standardMenu)}>{t('desk.menu.reset')}</TextButton>
                    </p>
                  )}
                  <MenuFields tree={menu.tree} draft={body} onChange={onChange} isEditor={isEditor} />
                </>
              )}
            </DocumentEditor>
          )
        }
      </Loaded>
    </Page>
  );
};
