import type { ErrorCode } from './errors.ts'
import type { UserId } from './ids.ts'
import { REPORTS_PER_DAY, REPORTS_TO_HIDE } from './limits.ts'
import type { UserType } from './user.ts'

/** What a user may report. */
export const REPORT_TARGETS = [
  'user',
  'task',
  'message',
  'review',
  'workPicture',
  'question',
] as const
export type ReportTarget = (typeof REPORT_TARGETS)[number]

/** `contacts` is also the reason of a report that the masking of contacts makes by itself. */
export const REPORT_REASONS = [
  'scam',
  'contacts',
  'abuse',
  'fake',
  'unsafe',
  'spam',
  'other',
] as const

/** What an administrator decides. */
const REPORT_DECISIONS = ['upheld', 'dismissed'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]
/** What is upheld can also suspend the account of the user whom it is about. */
export const REPORT_CHOICES = [...REPORT_DECISIONS, 'suspended'] as const
export type ReportChoice = (typeof REPORT_CHOICES)[number]
export const REPORT_STATUSES = ['open', ...REPORT_DECISIONS] as const

/** Texts in which contact details are masked. */
export const MASKED_TEXTS = ['task', 'proposal', 'message', 'review', 'profile'] as const

type Report = {
  /** Who is responsible for the target; null when the reporter cannot see it. */
  subject: { id: UserId; userType: UserType } | null
  isAlreadyOpen: boolean
  reportsToday: number
}

export function whyNotReport(report: Report, reporterId: UserId): ErrorCode | null {
  const { subject } = report
  if (!subject) return 'not_found'
  if (subject.id === reporterId) return 'not_yourself'
  if (report.isAlreadyOpen) return 'already_reported'
  return report.reportsToday >= REPORTS_PER_DAY ? 'too_many_reports' : null
}

/** Different verified users have reported it, so it is hidden until an administrator decides. */
export const isHiddenByReports = (verifiedReporters: number): boolean =>
  verifiedReporters >= REPORTS_TO_HIDE

/** After such reports an account is limited to its current work. */
export const whyNotStartWork = (user: { suppressedAt: number | null }): ErrorCode | null =>
  user.suppressedAt === null ? null : 'under_review'
