import type { SizeOffer } from './offer.ts';

/** The sizes that the store lists; one chooses there. What is not to be had in the chosen colour is crossed out. */
export const SizeList = ({ sizes }: { sizes: readonly SizeOffer[] }) => (
  <section aria-label="Size">
    <div className="flex items-baseline justify-between gap-4">
      <p className="font-medium">Size</p>
      <p className="type-small text-ink-3">As listed by the store</p>
    </div>
    <ul className="mt-2.5 grid grid-cols-5 gap-2">
      {sizes.map(({ id, name, isAvailable }) => (
        <li
          key={id}
          className={`figures flex min-h-11 min-w-0 items-center justify-center border border-line px-1 py-1 text-center wrap-anywhere ${isAvailable ? '' : 'crossed-out text-ink-3'}`}
        >
          {name}
          {!isAvailable && <span className="sr-only"> not available</span>}
        </li>
      ))}
    </ul>
  </section>
);
