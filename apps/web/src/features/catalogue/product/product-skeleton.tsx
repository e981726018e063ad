import { Spinner } from '../../../ui/spinner.tsx';

const Bar = ({ className }: { className: string }) => <div className={`h-3 animate-pulse bg-tint ${className}`} />;

/** The lines of the buy column to be. */
export const BuyColumnSkeleton = () => (
  <div className="flex flex-col gap-4 pt-1" aria-hidden="true">
    <Bar className="w-2/5" />
    <Bar className="mt-4 w-1/4" />
    <Bar className="h-9 w-4/5" />
    <Bar className="w-1/3" />
    <Bar className="mt-4 h-18 w-3/5" />
    <Bar className="mt-4 h-11 w-full" />
    <Bar className="mt-8 h-13 w-full" />
  </div>
);

/** The specified spinner over the frame of a picture to be. */
export const PictureSkeleton = ({ className = '' }: { className?: string }) => (
  <div className={`flex animate-pulse items-center justify-center bg-tint ${className}`}>
    <Spinner />
  </div>
);
