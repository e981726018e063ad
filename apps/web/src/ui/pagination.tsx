import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import library from 'react-paginate';
import { Icon } from './icon.tsx';

// The package is CommonJS: by Node's rules, which the build follows, its default export is one step further in.
const ReactPaginate = (library as typeof library & { default?: typeof library }).default ?? library;

type Props = {
  /** 1-based. */
  page: number;
  pageCount: number;
  hrefAt: (page: number) => string;
  onPage: (page: number) => void;
  /** The pointer or the focus is on the link to another page, or has left it (null). */
  onIntent?: (page: number | null) => void;
};

const target = 'figures flex h-11 w-full min-w-6 items-center justify-center px-1';

/**
 * Spec 9: two pages at either end, two around the current one. The library counts from zero. Targets are 44 wide, and on
 * phones narrower where so many of them make one line.
 */
export const Pagination = ({ page, pageCount, hrefAt, onPage, onIntent }: Props) => {
  const region = useRef<HTMLElement>(null);
  // The library makes its list a navigation, which takes the items their list; the region around it is the navigation.
  useLayoutEffect(() => region.current?.querySelector('ul')?.removeAttribute('role'));
  // The library turns every press into a page; one that asks for a new tab or window stays a press on a link.
  const leaveToBrowser = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) event.stopPropagation();
  };
  const tellIntent = ({ target }: SyntheticEvent) => {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
    const near = [page - 2, page - 1, page + 1, page + 2].find((other) => href === hrefAt(other));
    onIntent?.(near ?? null);
  };
  return (
    <nav
      ref={region}
      aria-label="Pagination"
      className="pt-16"
      onClickCapture={leaveToBrowser}
      onPointerOver={tellIntent}
      onPointerLeave={() => onIntent?.(null)}
      onFocus={tellIntent}
      onBlur={() => onIntent?.(null)}
    >
      <ReactPaginate
        className="flex flex-wrap items-center justify-center *:min-w-min *:max-w-11 *:grow *:basis-0 sm:gap-1"
        pageCount={pageCount}
        forcePage={Math.min(page, pageCount) - 1}
        marginPagesDisplayed={2}
        pageRangeDisplayed={2}
        hrefBuilder={hrefAt}
        onPageChange={({ selected }) => onPage(selected + 1)}
        pageLinkClassName={`${target} hover:underline hover:underline-offset-8`}
        activeLinkClassName="font-semibold shadow-[inset_0_-1px_0_var(--color-ink)]"
        breakLabel="…"
        breakLinkClassName={`${target} text-ink-3`}
        breakAriaLabels={{ forward: 'Pages ahead', backward: 'Pages behind' }}
        previousLabel={<Icon name="arrow-left" />}
        previousAriaLabel="Previous page"
        previousLinkClassName={target}
        nextLabel={<Icon name="arrow-right" />}
        nextAriaLabel="Next page"
        nextLinkClassName={target}
        disabledLinkClassName="opacity-50"
      />
    </nav>
  );
};
