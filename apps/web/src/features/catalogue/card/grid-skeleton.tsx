import { pageSize } from '@wearfolio/contracts/limits';
import { Skeleton, SkeletonLine } from '../../../ui/skeleton.tsx';

/** Cards of a listing, of a customer's favorites, and of a scrolling row, which differ in their lines of text. */
export type CardKind = 'listed' | 'saved' | 'plain';

const textHeights: Readonly<Record<CardKind, string>> = { listed: 'h-[94px]', saved: 'h-[137px]', plain: 'h-[58px]' };

const CardSkeleton = ({ kind }: { kind: CardKind }) => (
  <>
    {kind === 'listed' && (
      <div className="mb-2 h-8 pt-1 sm:h-4 sm:pt-0.5">
        <SkeletonLine className="w-2/5" />
      </div>
    )}
    <Skeleton className="aspect-4/5" />
    <div className={`mt-3 flex flex-col gap-2 pt-1 ${textHeights[kind]}`}>
      <SkeletonLine className="w-2/5" />
      <SkeletonLine className="w-7/10" />
      <SkeletonLine className="w-1/4" />
    </div>
  </>
);

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** The skeleton of a grid: frames in the ratio of the pictures, and bars in place of text. */
export const GridSkeleton = ({ kind }: { kind: CardKind }) => (
  <div className="product-columns gap-y-8 sm:gap-y-12" aria-hidden="true">
    {places(pageSize).map((place) => (
      <div key={place}>
        <CardSkeleton kind={kind} />
      </div>
    ))}
  </div>
);

/** The skeleton of a scrolling row. The parent sets the width of each card. */
export const StripSkeleton = ({ isPlain }: { isPlain?: boolean }) =>
  places(6).map((place) => (
    <li key={place} aria-hidden="true">
      <CardSkeleton kind={isPlain ? 'plain' : 'listed'} />
    </li>
  ));
