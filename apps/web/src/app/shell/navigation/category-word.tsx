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

// Until the menu is loaded, the category is a plain link.
const [MegaMenu, prepare] = lazyPart(async () => (await import('./mega-menu.tsx')).MegaMenu, Nothing);
export const prepareMegaMenu = prepare;

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => !(metaKey || ctrlKey || shiftKey || altKey);

type Props = { category: CategoryEntry; menu: ReturnType<typeof useMegaMenu> };

/**
 * A top category and its mega-menu. Hovering opens the menu and clicking follows the link. Keyboard focus opens the
 * menu; Enter or Arrow Down moves into it. The first tap opens the menu and the second follows the link.
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
    if (event.key !== 'ArrowDown' || !hasMenu || event.nativeEvent.isComposing) return;
    event.preventDefault();
    openAs('entered');
  };
  const focus = ({ currentTarget }: FocusEvent) => {
    ask();
    // Mouse and touch move the focus too, but without `:focus-visible`.
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
        className={wordClass}
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
