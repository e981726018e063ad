/**
 * The data that stays after an account is deleted, and for how long. Shown before the deletion, in the export and in
 * the docs.
 */
export const keptAfterDeletion = [
  {
    what: 'Counts of attempts, such as wrong passwords, stored under hashes of your address',
    howLong: 'for up to a day, so that deleting an account does not reset a limit',
  },
  {
    what: 'The fact that an account was deleted, as a hash that cannot be traced to you',
    howLong: 'for 400 days, so that the account is deleted again if a backup is restored',
  },
  {
    what: 'Reports of offers that you sent, without your name and address',
    howLong: 'until a year after our decision',
  },
  {
    what: 'Backups of the shop',
    howLong: 'until newer ones replace them, after at most 400 days',
  },
  {
    what: 'Daily totals of searches and of clicks to stores, which contain nothing that identifies you',
    howLong: 'for 400 days',
  },
] as const;
