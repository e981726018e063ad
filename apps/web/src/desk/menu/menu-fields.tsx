import type { CategoryEntry } from '@wearfolio/contracts/catalogue';
import { treeInMenu } from '@wearfolio/contracts/content/arrange-menu';
import { type MenuDraft, nameMax } from '@wearfolio/contracts/content/menu-draft';
import { isUnsortedTop } from '@wearfolio/contracts/listing/listing-scope';
import { promotedKeys } from '@wearfolio/contracts/listing/promoted';
import { message } from '@wearfolio/messages/key';
import { useState } from 'react';
import { t } from '../../lib/t.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Line } from '../content/fields.tsx';
import { OrderedList } from '../content/ordered-list.tsx';
import { NoStores } from '../feeds/no-stores.tsx';
import { Part } from '../parts/page.tsx';

/** A category of the tree by its own name, in the order of the draft. */
type Node = { path: string; name: string; children: readonly Node[] };

const nodesOf = (tree: readonly CategoryEntry[], { order }: MenuDraft): Node[] =>
  treeInMenu(tree, { order, names: [] })
    .filter(({ slug }) => !isUnsortedTop(slug))
    .map(({ slug, name, subCateg }) => ({
      path: slug,
      name,
      children: subCateg.map((middle) => ({
        path: `${slug}/${middle.slug}`,
        name: middle.name,
        children: middle.childSubCateg.map((leaf) => ({
          path: `${slug}/${middle.slug}/${leaf.slug}`,
          name: leaf.name,
          children: [],
        })),
      })),
    }));

const shownName = ({ names }: MenuDraft, { path, name }: Node): string =>
  names.find((one) => one.path === path)?.name ?? name;

const withOrder = (draft: MenuDraft, siblings: readonly Node[]): MenuDraft => {
  const paths = siblings.map(({ path }) => path);
  return { ...draft, order: [...draft.order.filter((path) => !paths.includes(path)), ...paths] };
};

const withName = (draft: MenuDraft, { path, name: own }: Node, name: string): MenuDraft => {
  const names = draft.names.filter((one) => one.path !== path);
  return { ...draft, names: name === own || name === '' ? names : [...names, { path, name }] };
};

const withHidden = (draft: MenuDraft, path: string, isHidden: boolean): MenuDraft => {
  const hidden = draft.hidden.filter((one) => one !== path);
  return { ...draft, hidden: isHidden ? [...hidden, path] : hidden };
};

type Props = { draft: MenuDraft; onChange: (draft: MenuDraft) => void; isEditor: boolean };

const NodeRow = ({ draft, node }: { draft: MenuDraft; node: Node }) => {
  const name = shownName(draft, node);
  return (
    <>
      <span className={draft.hidden.includes(node.path) ? 'text-ink-3 line-through' : ''}>{name}</span>
      {draft.hidden.includes(node.path) && <span className="type-small ms-3 text-ink-2">{t('desk.menu.hidden')}</span>}
      {name !== node.name && (
        <span className="type-small ms-3 text-ink-3">{t('desk.menu.formerly', { name: node.name })}</span>
      )}
    </>
  );
};

const NodeFields = ({ node, draft, onChange, isEditor }: Props & { node: Node }) => {
  // An empty field means the own name, which comes back when the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <>
      <fieldset className="grid gap-2" disabled={!isEditor} onBlur={() => setTyped(null)}>
        <Line
          label={t('desk.parts.name')}
          hint={t('desk.menu.nameHint', { name: node.name })}
          max={nameMax}
          value={typed ?? shownName(draft, node)}
          onChange={(name) => {
            setTyped(name);
            onChange(withName(draft, node, name.trim()));
          }}
        />
        <CheckBox
          label={t('desk.menu.isShown')}
          checked={!draft.hidden.includes(node.path)}
          onChange={({ target }) => onChange(withHidden(draft, node.path, !target.checked))}
        />
      </fieldset>
      {node.children.length > 0 && (
        <Nodes nodes={node.children} draft={draft} onChange={onChange} isEditor={isEditor} />
      )}
    </>
  );
};

const Nodes = ({ nodes, draft, onChange, isEditor }: Props & { nodes: readonly Node[] }) => (
  <OrderedList
    items={nodes}
    onChange={(items) => onChange(withOrder(draft, items))}
    noun={t('desk.parts.category')}
    titleOf={(node) => shownName(draft, node)}
    keyOf={({ path }) => path}
    row={(node) => <NodeRow draft={draft} node={node} />}
    isEditor={isEditor}
    isFixed
  >
    {(node) => <NodeFields node={node} draft={draft} onChange={onChange} isEditor={isEditor} />}
  </OrderedList>
);

/** The names of the collections before the categories. */
export const promotedNames = { new: message('titles.newIn'), sale: message('titles.sale') } as const;

const Promoted = ({ draft, onChange, isEditor }: Props) => (
  <Part title={t('desk.menu.first')}>
    <p className="mb-2 max-w-180 text-ink-2">{t('desk.menu.firstHint')}</p>
    <fieldset className="flex flex-wrap gap-x-8" disabled={!isEditor}>
      <legend className="sr-only">{t('desk.menu.first')}</legend>
      {promotedKeys.map((key) => (
        <CheckBox
          key={key}
          label={t(promotedNames[key])}
          checked={draft.promoted.includes(key)}
          onChange={({ target }) => {
            const others = draft.promoted.filter((one) => one !== key);
            onChange({ ...draft, promoted: target.checked ? [...others, key] : others });
          }}
        />
      ))}
    </fieldset>
    {draft.promoted.length > 1 && (
      <OrderedList
        items={draft.promoted}
        onChange={(promoted) => onChange({ ...draft, promoted })}
        noun={t('desk.menu.entry')}
        titleOf={(key) => t(promotedNames[key])}
        isEditor={isEditor}
        isFixed
      />
    )}
  </Part>
);

/** The fields of the menu: what leads it, and the tree of categories with order, names and what is hidden. */
export const MenuFields = ({ tree, ...props }: Props & { tree: readonly CategoryEntry[] }) => {
  const nodes = nodesOf(tree, props.draft);
  return (
    <>
      <Promoted {...props} />
      <Part title={t('desk.parts.categories')}>
        {nodes.length === 0 ? <NoStores words={t('desk.menu.noCategories')} /> : <Nodes nodes={nodes} {...props} />}
      </Part>
    </>
  );
};
