import { Skeleton, SkeletonLine } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

/** The skeleton of the buy column. */
export const BuyColumnSkeleton = () => (
  <div className="flex flex-col gap-4 pt-1" aria-hidden="true">
    <SkeletonLine className="w-2/5" />
    <SkeletonLine className="mt-4 w-1/4" />
    <Skeleton className="h-9 w-4/5" />
    <SkeletonLine className="w-1/3" />
    <Skeleton className="mt-4 h-18 w-3/5" />
    <Skeleton className="mt-4 h-11" />
    <Skeleton className="mt-8 h-13" />
  </div>
);

/** The specified spinner over the skeleton of the picture. */
export const PictureSkeleton = ({ className = '' }: { className?: string }) => (
  <Skeleton className={`flex items-center justify-center ${className}`}>
    <Spinner />
  </Skeleton>
);
