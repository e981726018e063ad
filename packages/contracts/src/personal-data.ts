/** What is left after an account was deleted, and for how long. Said before the deletion, in the export and in the docs. */
export const keptAfterDeletion = [
  {
    what: 'Counts of attempts, such as wrong passwords, under hashes of your address',
    howLong: 'for up to a day, so that deleting an account does not undo a limit',
  },
  {
    what: 'That an account was deleted, as a hash that tells nobody whose',
    howLong: 'for 400 days, so that it is deleted again if a backup is restored',
  },
  {
    what: 'Reports of offers that you sent, without your name and address',
    howLong: 'until a year after we decided on them',
  },
  {
    what: 'Backups of the shop',
    howLong: 'until newer ones replace them, after 400 days at most',
  },
  {
    what: 'Daily totals of searches and of clicks to stores, which hold nothing that tells who you are',
    howLong: 'for 400 days',
  },
] as const;
