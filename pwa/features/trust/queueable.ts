import { queueable } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/trust.ts'
import type { ReportTarget } from '#schema/domain/report.ts'
import { messages } from './messages.ts'

export const reportDraftKey = (targetId: string) => `report:${targetId}`

const PATHS: Record<ReportTarget, (id: string) => string> = {
  user: (id) => `/profile/${id}`,
  task: (id) => `/single-task/${id}`,
  message: () => '/messages',
  review: () => '/settings',
  workPicture: () => '/settings',
  question: () => '/settings',
}

/** Nothing on the screen changes, so it has no optimistic effect. */
export const report = queueable(contract.report, {
  lane: ({ targetId }) => `report:${targetId}`,
  ref: ({ targetId }) => targetId,
  describe: () => messages.unsent,
  form: ({ target, targetId, reason, words = '' }) => ({
    draft: reportDraftKey(targetId),
    path: PATHS[target](targetId),
    fields: { reason, words },
  }),
  optimistic: () => {},
})
