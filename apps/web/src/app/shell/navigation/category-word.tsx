import type { CategoryEntry } from '@wearfolio/contracts/catalogue';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { productListQuery } from '../../../features/catalogue/api.ts';
import { plainListing } from '../../../features/catalogue/listing-url.ts';
import { usePrefetch } from '../../../features/catalogue/use-prefetch.ts';
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx';
import { browsePath } from '../../paths.ts';
import type { Opened, useMegaMenu } from './use-mega-menu.ts';
import { moveAlong, wordClass } from './word.ts';

// Without it the word is still a link.
const [MegaMenu, prepare] = lazyPart(async () => (await import('./mega-menu.tsx')).MegaMenu, Nothing);
export const prepareMegaMenu = prepare;

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => !(metaKey || ctrlKey || shiftKey || altKey);

type Props = { category: CategoryEntry; menu: ReturnType<typeof useMegaMenu> };

/**
 * A top category and its mega-menu. A mouse opens the menu by resting on the word and follows the word by pressing it;
 * the keyboard opens it by coming to the word, and enters it by Enter or the arrow down; a finger opens it first, and
 * follows the word by pressing it again.
 */
export const CategoryWord = ({ category: { name, slug, subCateg }, category, menu }: Props) => {
  const id = useId();
  const word = useRef<HTMLAnchorElement>(null);
  const pressedBy = useRef('');
  const [opened, setOpened] = useState<Opened>('held');
  const prefetch = usePrefetch();
  const hasMenu = subCateg.length > 0;
  const isOpen = menu.open === slug;
  const ask = () => prefetch.start(productListQuery({ childCateg: slug }, plainListing));
  const close = () => menu.show(null);
  const openAs = (way: Opened) => {
    setOpened(way);
    menu.show(slug);
  };

  const press = (event: MouseEvent) => {
    const isByMouse = pressedBy.current === 'mouse';
    const pressedByKey = pressedBy.current === '';
    pressedBy.current = '';
    const isEntered = isOpen && opened !== 'seen';
    if (!hasMenu || isEntered || isByMouse || !isPlain(event)) return close();
    event.preventDefault();
    openAs(pressedByKey ? 'entered' : 'held');
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    moveAlong(event);
    if (event.key !== 'ArrowDown' || !hasMenu) return;
    event.preventDefault();
    openAs('entered');
  };
  const focus = ({ currentTarget }: FocusEvent) => {
    ask();
    // A mouse and a finger bring the focus too, without showing it.
    if (hasMenu && !isOpen && currentTarget.matches(':focus-visible')) openAs('seen');
  };
  const goBackToWord = () => {
    setOpened('held');
    word.current?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && !currentTarget.contains(relatedTarget)) close();
  };
  const target = hasMenu ? slug : null;
  return (
    <li
      className="flex"
      onPointerEnter={(event) => {
        setOpened('held');
        menu.point(event, target);
      }}
      onPointerMove={(event) => target && menu.cross(event, target)}
      onPointerLeave={menu.leave}
      onBlur={closeWhenLeft}
    >
      <NavLink
        ref={word}
        to={browsePath([slug])}
        className={(state) => `${wordClass(state)} ${slug === 'sale' ? 'text-sale' : ''}`}
        aria-expanded={hasMenu ? isOpen : undefined}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={ask}
        onPointerLeave={prefetch.stop}
        onFocus={focus}
        onBlur={prefetch.stop}
        onPointerDown={({ pointerType }) => {
          pressedBy.current = pointerType;
        }}
        onKeyDown={pressKey}
        onClick={press}
      >
        {name}
      </NavLink>
      {isOpen && <MegaMenu id={id} category={category} opened={opened} onTop={goBackToWord} onLeave={close} />}
    </li>
  );
};
