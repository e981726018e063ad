import { SkeletonLine } from '../../ui/skeleton.tsx';

const widths = ['w-40', 'w-56', 'w-48', 'w-32'];

/** The rows of a table that is loading. */
export const RowsSkeleton = ({ rows = 8 }: { rows?: number }) => (
  <div aria-busy="true">
    {Array.from({ length: rows }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike.
      <div key={at} className="flex h-9 items-center gap-12 border-b border-line max-md:h-11">
        <SkeletonLine className={`shrink-0 ${widths[at % widths.length]}`} />
        <SkeletonLine className="max-w-100 flex-1 max-sm:hidden" />
        <SkeletonLine className="w-16 shrink-0 max-sm:hidden" />
      </div>
    ))}
  </div>
);
