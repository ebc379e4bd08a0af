import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'
import type { ReportDecision, ReportTarget } from '#schema/domain/report.ts'
import type { ChosenStanding } from '#schema/domain/user.ts'

const NAMES: Record<ReportTarget, string> = {
  user: 'an account',
  task: 'a todo',
  message: 'a message',
  review: 'a review',
  workPicture: 'a picture',
  question: 'a question',
}

/** What users read about reports; the reporter is never named. */
export const REPORT_MESSAGES = localize('domain/reports', {
  sent: 'Thank you. We will look at it and tell you what we decided. Nobody is told that it was you.',
  decided: {
    upheld: 'The report is upheld. Those who reported it are told.',
    dismissed: 'The report is dismissed. Those who reported it are told.',
  } satisfies Record<ReportDecision, string>,
  /** To the reporter. */
  outcome: {
    upheld: (target: ReportTarget) =>
      `You reported ${NAMES[target]}. You were right, and we have acted.`,
    dismissed: (target: ReportTarget) =>
      `You reported ${NAMES[target]}. We looked at it and found no breach of our rules.`,
  } satisfies Record<ReportDecision, (target: ReportTarget) => string>,
  /** To a user whose standing an administrator has changed. */
  standing: {
    active: 'We looked at your account. You can use it as before.',
    limited:
      'We have limited your account. You can finish your current work, but not start something new. Write to support when you have questions.',
    suspended:
      'We have suspended your account. Money that is held for your work stays held until we have decided about it. Write to support when you have questions.',
  } satisfies Record<ChosenStanding, string>,
  /** To the user whom it is about. */
  hidden: {
    user: 'Several users reported your account. You can finish your current work. New todos and proposals wait until we have looked.',
    task: 'Several users reported your todo. It is not shown to others until we have looked.',
    message: 'Your message was reported.',
    review: 'Several users reported your review. It is not shown until we have looked.',
    workPicture:
      'Several users reported a picture of your work. It is not shown to others until we have looked.',
    question:
      'Several users reported your question. It is not shown to others until we have looked.',
  } satisfies Record<ReportTarget, string>,
  cleared: {
    user: 'We looked at the reports about your account and found no breach. You can use it as before.',
    task: 'We looked at the reports about your todo and found no breach. It is shown again.',
    message: 'We looked at the report about your message and found no breach.',
    review: 'We looked at the reports about your review and found no breach. It is shown again.',
    workPicture:
      'We looked at the reports about a picture of your work and found no breach. It is shown again.',
    question:
      'We looked at the reports about your question and found no breach. It is shown again.',
  } satisfies Record<ReportTarget, string>,
  kept: {
    user: 'We looked at the reports about your account. It stays limited to your current work.',
    task: 'We looked at the reports about your todo. It stays hidden, because it breaks our rules.',
    /** Does not name the message, which would name its only reader. */
    message: 'Something that you wrote in a chat breaks our rules. Please keep to them.',
    review:
      'We looked at the reports about your review. It stays hidden, because it breaks our rules.',
    workPicture:
      'We looked at the reports about a picture of your work. It stays hidden, because it breaks our rules.',
    question:
      'We looked at the reports about your question. It stays hidden, because it breaks our rules.',
  } satisfies Record<ReportTarget, string>,
})
export const REPORT_FACTS = factsOf('reports', REPORT_MESSAGES)
