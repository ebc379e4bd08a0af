import type { ErrorCode } from './errors.ts'
import type { UserId } from './ids.ts'
import { CHAT_OPEN_MS, MASK_LIFTED_MS, MESSAGE_CHANGE_MS } from './limits.ts'
import { whyNotStartWork } from './report.ts'
import type { TaskStatus } from './task.ts'

export const MESSAGE_KINDS = ['text', 'picture', 'voice'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** While a task has one of these statuses, its two parties work together. */
export const LIVE_STATUSES = [
  'in-progress',
  'submitted',
  'disputed',
] as const satisfies TaskStatus[]

/** One conversation per pair: both ids, the lower first. */
export const conversationId = (a: UserId, b: UserId): string => (a < b ? `${a}_${b}` : `${b}_${a}`)

/** What joins the writer with the other user. Times in ms since epoch. */
export type Pair = {
  /** One of them is an administrator. */
  hasAdmin: boolean
  /** A task joins them, whatever its status. */
  hasTask: boolean
  /** Of the latest proposal by the other on a task of the writer. */
  receivedProposalAt: number | null
  /** Of the writer's latest proposal on a task of the other. */
  sentProposalAt: number | null
  /** One of the writer's proposals to the other is pending. */
  hasPendingProposal: boolean
  hasLiveWork: boolean
  /** Of the task of both that was completed last. */
  completedAt: number | null
  isBlocked: boolean
  /** False when the other's account is closed or suspended. */
  isOtherActive: boolean
}

/** `waitsFor` must answer before the other side writes again; null when both may write. */
export type ConversationState = { waitsFor: UserId | null }

/** Never ends. A number, because the column is compared with the time. */
export const OPEN_FOR_EVER = Number.MAX_SAFE_INTEGER

/** Until when the two may write to each other; null when nothing has ever joined them. */
export function openUntil(pair: Pair): number | null {
  if (pair.hasAdmin || pair.hasTask) return OPEN_FOR_EVER
  const proposedAt = Math.max(pair.receivedProposalAt ?? -1, pair.sentProposalAt ?? -1)
  return proposedAt < 0 ? null : proposedAt + CHAT_OPEN_MS
}

/** A tasker whom only their own proposals join with a client writes one message, and then waits for an answer. */
export const mustWaitForAnswer = (pair: Pair, now: number): boolean =>
  !pair.hasAdmin &&
  !pair.hasTask &&
  (pair.receivedProposalAt === null || pair.receivedProposalAt + CHAT_OPEN_MS <= now)

type Writer = Parameters<typeof whyNotStartWork>[0]

/**
 * Why nothing that the writer writes may reach the other, also not as an edit. An account that reports have limited writes
 * about current work, and to administrators.
 */
export function whyNotReach(pair: Pair, writer: Writer): ErrorCode | null {
  if (!pair.isOtherActive) return 'chat_unavailable'
  if (pair.isBlocked && !pair.hasLiveWork) return 'chat_blocked'
  return pair.hasLiveWork || pair.hasAdmin ? null : whyNotStartWork(writer)
}

type Writing = { writer: Writer; other: UserId; now: number }

/** Why the writer cannot send a message to the other; `conversation` is null before the first one. */
export function whyNotWrite(
  pair: Pair,
  conversation: ConversationState | null,
  { writer, other, now }: Writing,
): ErrorCode | null {
  const unreachable = whyNotReach(pair, writer)
  if (unreachable) return unreachable
  if ((openUntil(pair) ?? 0) <= now) return 'chat_not_open'
  if (!mustWaitForAnswer(pair, now)) return null
  if (conversation) return conversation.waitsFor === other ? 'chat_waits' : null
  return pair.hasPendingProposal ? null : 'chat_client_first'
}

/** Contact details are shown while the two work together, and some time after. */
export const isMaskLifted = (
  pair: Pick<Pair, 'hasLiveWork' | 'completedAt'>,
  now: number,
): boolean =>
  pair.hasLiveWork || (pair.completedAt !== null && pair.completedAt + MASK_LIFTED_MS > now)

/** Why a message can no longer be edited or deleted. */
export const whyNotChangeMessage = (
  message: { createdAt: number; deletedAt: number | null },
  now: number,
): ErrorCode | null =>
  message.deletedAt !== null || message.createdAt + MESSAGE_CHANGE_MS <= now
    ? 'message_is_evidence'
    : null
