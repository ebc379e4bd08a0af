import { nextDisputeTime, type DisputeSummary } from './dispute.ts'

/** The reminder to answer, the end of that time, then the end of the dispute (docs/rules.md#a-dispute-freezes-the-hold). */
export const disputedDueAt = (
  { dispute }: { dispute: DisputeSummary | null },
  now: number,
): number | null => dispute && nextDisputeTime(dispute, now)
