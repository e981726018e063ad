import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../lib/t.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LowField } from '../parts/low-field.tsx';
import { categoryWords } from './words.ts';

type Node = { path: string; level: number; isLeaf: boolean };

type Props = {
  label: string;
  leaves: readonly string[];
  chosen: string;
  /** Whether a branch can be chosen, too. Its sign then opens and closes it. */
  takesBranches?: boolean;
  onChoose: (path: string) => void;
};

const parentOf = (path: string): string => path.split('/').slice(0, -1).join('/');

const nameOf = (path: string): string => categoryWords(path.split('/').at(-1) ?? path);

/** All branches and leaves, in depth-first order. */
const nodesOf = (leaves: readonly string[]): Node[] => {
  const paths = leaves.flatMap((leaf) => [parentOf(parentOf(leaf)), parentOf(leaf), leaf]);
  return [...new Set(paths)].map((path) => ({
    path,
    level: path.split('/').length,
    isLeaf: leaves.includes(path),
  }));
};

const ancestorsOf = (path: string): string[] => [parentOf(parentOf(path)), parentOf(path)];

/** The visible branches and leaves: those that match all search words, or those below open branches. */
const visibleNodes = (leaves: readonly string[], words: string, open: ReadonlySet<string>): Node[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const isWanted = (leaf: string): boolean =>
    wanted.every((word) => ` ${categoryWords(leaf).toLowerCase()}`.includes(` ${word}`));
  if (wanted.length > 0) return nodesOf(leaves.filter(isWanted));
  return nodesOf(leaves).filter(({ path, level }) => {
    const above = [parentOf(path), parentOf(parentOf(path))].filter(Boolean);
    return level === 1 || above.every((branch) => open.has(branch));
  });
};

const indents = ['', 'ps-2', 'ps-7', 'ps-12'];

/** Whether a branch is open. With `onToggle`, pressing the sign opens and closes it; keys do so in any case. */
const Sign = ({ isOpen, onToggle }: { isOpen: boolean; onToggle: (() => void) | undefined }) => (
  <span
    aria-hidden="true"
    className={onToggle ? '-my-2 -ms-2 px-2 py-2 max-md:px-4' : ''}
    onClick={(event) => {
      if (!onToggle) return;
      event.stopPropagation();
      onToggle();
    }}
  >
    {isOpen ? '−' : '+'}
  </span>
);

const Name = ({ path, isChosen }: { path: string; isChosen: boolean }) => (
  <>
    <span className="min-w-0 flex-1">{nameOf(path)}</span>
    {isChosen && <Icon name="check" size={16} />}
  </>
);

/** A tree of categories to choose from, with a search. Arrow keys move, open and close; Enter chooses. */
export const CategoryTree = ({ label, leaves, chosen, takesBranches = false, onChoose }: Props) => {
  const tree = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(ancestorsOf(chosen).filter(Boolean)));
  const [current, setCurrent] = useState(chosen);
  const isLoaded = leaves.length > 0;
  useEffect(() => {
    const box = tree.current;
    const row = isLoaded && box?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (box && row) box.scrollTop = row.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [isLoaded]);
  const nodes = visibleNodes(leaves, words, open);
  const isNarrow = words.trim() !== '';
  const at = Math.max(
    0,
    nodes.findIndex(({ path }) => path === current),
  );
  const focus = (to: number): void => {
    const next = nodes[Math.max(0, Math.min(to, nodes.length - 1))];
    if (!next) return;
    setCurrent(next.path);
    tree.current?.querySelector<HTMLElement>(`[data-path="${next.path}"]`)?.focus();
  };
  const toggle = (path: string, isOpen = !open.has(path)): void =>
    setOpen((before) => new Set(isOpen ? [...before, path] : [...before].filter((one) => one !== path)));
  const act = ({ path, isLeaf }: Node): void => {
    setCurrent(path);
    if (isLeaf || takesBranches) onChoose(path);
    else if (!isNarrow) toggle(path);
  };
  const press = (event: KeyboardEvent, node: Node): void => {
    const isOpen = isNarrow || open.has(node.path);
    const deeds: Record<string, () => void> = {
      down: () => focus(at + 1),
      up: () => focus(at - 1),
      home: () => focus(0),
      end: () => focus(nodes.length - 1),
      right: () => (isOpen ? focus(at + 1) : toggle(node.path, true)),
      left: () => {
        if (!node.isLeaf && open.has(node.path) && !isNarrow) return toggle(node.path, false);
        focus(nodes.findIndex(({ path }) => path === parentOf(node.path)));
      },
      enter: () => act(node),
      ' ': () => act(node),
    };
    const deed = deeds[event.key.replace('Arrow', '').toLowerCase()];
    if (!deed || event.nativeEvent.isComposing) return;
    event.preventDefault();
    deed();
  };
  return (
    <div>
      <LowField
        label={label}
        type="search"
        value={words}
        onChange={setWords}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          focus(
            isNarrow
              ? Math.max(
                  0,
                  nodes.findIndex(({ isLeaf }) => isLeaf),
                )
              : at,
          );
        }}
      />
      <div
        ref={tree}
        role="tree"
        aria-label={t('desk.parts.categories')}
        className="type-card mt-2 h-72 overflow-y-auto border border-line"
      >
        {nodes.map((node, index) => (
          <div
            key={node.path}
            role="treeitem"
            data-path={node.path}
            tabIndex={index === at ? 0 : -1}
            aria-level={node.level}
            aria-selected={node.isLeaf || takesBranches ? node.path === chosen : undefined}
            aria-expanded={node.isLeaf ? undefined : isNarrow || open.has(node.path)}
            className={`flex min-h-8 cursor-pointer items-center gap-2 pe-3 -outline-offset-2 hover:bg-tint max-md:min-h-11 ${indents[node.level]} ${node.isLeaf ? '' : 'text-ink-2'} aria-selected:bg-tint aria-selected:font-medium`}
            onClick={() => act(node)}
            onKeyDown={(event) => press(event, node)}
          >
            {!node.isLeaf && (
              <Sign
                isOpen={isNarrow || open.has(node.path)}
                onToggle={takesBranches && !isNarrow ? () => toggle(node.path) : undefined}
              />
            )}
            <Name path={node.path} isChosen={node.path === chosen} />
          </div>
        ))}
        {nodes.length === 0 && <div className="p-3 text-ink-2">{t('desk.catalogue.noCategoryFound')}</div>}
      </div>
    </div>
  );
};
