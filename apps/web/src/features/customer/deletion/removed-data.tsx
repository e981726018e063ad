import { keptAfterDeletion } from '@wearfolio/contracts/personal-data';

/** What a deletion removes. */
export const removedData =
  'This deletes your account with your favorites, target prices, sizes, saved searches, followed brands, shared list, newsletter subscription and messages to us, at once and on every device. It cannot be undone.';

/** What stays after a deletion, and for how long. */
export const RemainingData = () => (
  <>
    <h2 className="type-small-heading mt-8">What stays</h2>
    <ul className="type-small mt-3 grid list-disc gap-1 pl-5 text-ink-2">
      {keptAfterDeletion.map(({ what, howLong }) => (
        <li key={what}>
          {what}, {howLong}.
        </li>
      ))}
    </ul>
  </>
);
