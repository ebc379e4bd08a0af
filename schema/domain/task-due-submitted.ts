import { nextSubmittedStep } from './auto-approval.ts'

/** The next reminder to the client, or the automatic approval. */
export const submittedDueAt = (
  { autoApproveAt }: { autoApproveAt: number | null },
  now: number,
): number | null => (autoApproveAt === null ? null : nextSubmittedStep(autoApproveAt, now))
