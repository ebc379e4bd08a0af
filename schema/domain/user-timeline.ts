/** What administrators see of a user's time with Onise. `act`: what an administrator did about the user. */
export const TIMELINE_KINDS = [
  'registered',
  'emailProven',
  'posted',
  'removed',
  'awarded',
  'completed',
  'disputed',
  'reported',
  'act',
  'credit',
  'debit',
  'closed',
] as const
export type TimelineKind = (typeof TIMELINE_KINDS)[number]
