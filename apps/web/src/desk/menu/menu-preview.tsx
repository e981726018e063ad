import { treeInMenu, withoutHidden } from '@wearfolio/contracts/content/arrange-menu';
import type { MenuDraft } from '@wearfolio/contracts/content/menu-draft';
import type { getDeskMenu } from '@wearfolio/contracts/desk-content';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { t } from '../../lib/t.tsx';
import { promotedNames } from './menu-fields.tsx';

type Props = { draft: MenuDraft; menu: Reply<typeof getDeskMenu>['data'] };

/** The menu as shoppers would see it. Entries without products are left out. */
export const MenuPreview = ({ draft, menu: { tree, filled } }: Props) => (
  <section className="border border-line bg-paper p-5" aria-label={t('desk.menu.preview')}>
    <h2 className="type-small mb-4 text-ink-2">{t('desk.menu.preview')}</h2>
    <ul className="grid gap-3">
      {draft.promoted
        .filter((key) => filled.includes(key))
        .map((key) => (
          <li key={key} className={`font-medium ${key === 'sale' ? 'text-sale' : ''}`}>
            {t(promotedNames[key])}
          </li>
        ))}
      {withoutHidden(treeInMenu(tree, draft), draft.hidden).map(({ slug, name, subCateg }) => (
        <li key={slug}>
          <p className="font-medium wrap-anywhere">{name}</p>
          <ul className="mt-1 ps-4">
            {subCateg.map((middle) => (
              <li key={middle.slug} className="py-0.5 wrap-anywhere">
                {middle.name}
                {middle.childSubCateg.length > 0 && (
                  <span className="text-ink-2">: {middle.childSubCateg.map((leaf) => leaf.name).join(', ')}</span>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
);
