import { nextDisputeTime, type DisputeSummary } from './dispute.ts'

/** The end of the time to answer, then the end of the dispute (docs/rules.md#a-dispute-freezes-the-hold). */
export const disputedDueAt = (
  { dispute }: { dispute: DisputeSummary | null },
  now: number,
): number | null => dispute && nextDisputeTime(dispute, now)
