import { DAY_MS } from './limits.ts'

/** Kept in the client's row; triggers in the migrations count them. */
export type ClientCounts = {
  postedTasks: number
  /** Those that were assigned at least once. */
  awardedTasks: number
  paidTasks: number
  /** Awards that the client ended alone, without paying. */
  unpaidTasks: number
  /** Approvals of submitted work, also automatic ones, and the time that they took together, in ms. */
  approvals: number
  approvalMs: number
  /** Disputes that were decided for the professional. */
  lostDisputes: number
}

/** Fewer todos say little about a client. */
const CLIENT_RECORD_MIN_TASKS = 3

/** What a client is like: rates in percent, rounded down, so that 100 means every todo; days rounded up. */
export function clientRecordOf(counts: ClientCounts) {
  const { postedTasks, awardedTasks, paidTasks, unpaidTasks, approvals, approvalMs } = counts
  if (postedTasks < CLIENT_RECORD_MIN_TASKS) return null
  const ended = paidTasks + unpaidTasks
  return {
    posted: postedTasks,
    awarded: awardedTasks,
    paidRate: ended === 0 ? null : Math.floor((100 * paidTasks) / ended),
    approvalDays: approvals === 0 ? null : Math.max(1, Math.ceil(approvalMs / approvals / DAY_MS)),
    lostDisputes: counts.lostDisputes,
  }
}
