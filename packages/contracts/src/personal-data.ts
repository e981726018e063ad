import { own } from '@wearfolio/messages/own';

/**
 * The data that stays after an account is deleted, and for how long. Shown before the deletion, in the export and in
 * the docs.
 */
export const keptAfterDeletion = [
  {
    what: own('rules.keptAttempts'),
    howLong: own('rules.keptAttemptsLong'),
  },
  {
    what: own('rules.keptDeletion'),
    howLong: own('rules.keptDeletionLong'),
  },
  {
    what: own('rules.keptReports'),
    howLong: own('rules.keptReportsLong'),
  },
  {
    what: own('rules.keptBackups'),
    howLong: own('rules.keptBackupsLong'),
  },
  {
    what: own('rules.keptTotals'),
    howLong: own('rules.keptTotalsLong'),
  },
] as const;
