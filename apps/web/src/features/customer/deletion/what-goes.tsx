/** What a deletion takes along. */
export const whatGoes =
  'This deletes your account with your favorites, target prices, sizes, saved searches, followed brands, shared list and newsletter subscription, at once and on every device. It cannot be undone.';

/** What stays, and for how long. */
export const WhatStays = () => (
  <>
    <h2 className="type-small-heading mt-8">What stays</h2>
    <ul className="type-small mt-3 grid list-disc gap-1 pl-5 text-ink-2">
      <li>Messages that you sent to us through the contact form, as any other letter to us.</li>
      <li>Daily totals of searches and of clicks to stores. They hold nothing that tells who you are.</li>
      <li>Backups of the shop, until they are replaced by newer ones.</li>
    </ul>
  </>
);
