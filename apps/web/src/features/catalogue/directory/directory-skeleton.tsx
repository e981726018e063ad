import { Skeleton } from '../../../ui/skeleton.tsx';

const letters = ['A', 'B', 'C', 'D'];

/** The skeleton of the directory. */
export const DirectorySkeleton = () => (
  <div aria-hidden="true" className="needs-script">
    <Skeleton className="mb-6 h-12 max-w-120" />
    <div className="h-[46px] border-y border-line" />
    {letters.map((letter) => (
      <div key={letter} className="border-b border-line pt-6 pb-4 md:grid md:grid-cols-[96px_minmax(0,1fr)] md:py-8">
        <Skeleton className="mb-2 size-10 md:mb-0" />
        <Skeleton className="h-40" />
      </div>
    ))}
  </div>
);
