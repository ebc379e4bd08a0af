/** What an award and the work after it set; a task without a tasker has none of it. */
export const UNASSIGNED = {
  taskerId: null,
  budget: null,
  feeBps: 0,
  agreedDate: null,
  stages: null,
  priceChange: 0,
  planChange: null,
  revisions: 0,
  changeRequest: null,
  submissionNotes: null,
  awardedAt: null,
  submittedAt: null,
  autoApproveAt: null,
  dispute: null,
  cancelOffer: null,
} as const
