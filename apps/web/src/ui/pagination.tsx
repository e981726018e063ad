import { useEffect, useRef } from 'react';
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
};

const target = 'figures flex h-11 w-full items-center justify-center';

/** Spec 9: two pages at either end, two around the current one. The library counts from zero. */
export const Pagination = ({ page, pageCount, hrefAt, onPage }: Props) => {
  const region = useRef<HTMLElement>(null);
  // The library makes its list a navigation, which takes the items their list; the region around it is the navigation.
  useEffect(() => region.current?.querySelector('ul')?.removeAttribute('role'));
  return (
    <nav ref={region} aria-label="Pagination" className="pt-16">
      <ReactPaginate
        className="flex items-center justify-center sm:gap-1 *:min-w-0 *:flex-[0_1_44px]"
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
