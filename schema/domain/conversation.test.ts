import { describe, expect, it } from 'vitest'
import {
  conversationId,
  isMaskLifted,
  mustWaitForAnswer,
  OPEN_FOR_EVER,
  openUntil,
  whyNotChangeMessage,
  whyNotWrite,
  type Pair,
} from './conversation.ts'
import { newId } from './ids.ts'
import { DAY_MS } from './limits.ts'

const NOW = 1_800_000_000_000
const [me, other] = [newId('user'), newId('user')]
const strangers: Pair = {
  hasAdmin: false,
  hasTask: false,
  receivedProposalAt: null,
  sentProposalAt: null,
  hasPendingProposal: false,
  hasLiveWork: false,
  completedAt: null,
  isBlocked: false,
  isOtherActive: true,
}
const pair = (fields: Partial<Pair>): Pair => Object.assign({}, strangers, fields)
const why = (
  fields: Partial<Pair>,
  waitsFor?: typeof me | null,
  suppressedAt: number | null = null,
) =>
  whyNotWrite(pair(fields), waitsFor === undefined ? null : { waitsFor }, {
    writer: { suppressedAt },
    other,
    now: NOW,
  })
const applied = { sentProposalAt: NOW - DAY_MS, hasPendingProposal: true }

it('a conversation has one id for both users', () => {
  expect(conversationId(me, other)).toBe(conversationId(other, me))
})

describe('who may write', () => {
  it('needs a proposal of at most 90 days, a task or an administrator', () => {
    expect(why({})).toBe('chat_not_open')
    expect(why({ hasAdmin: true })).toBeNull()
    expect(why({ hasTask: true })).toBeNull()
    expect(why({ receivedProposalAt: NOW - 90 * DAY_MS + 1 })).toBeNull()
    expect(why({ receivedProposalAt: NOW - 90 * DAY_MS })).toBe('chat_not_open')
    expect(openUntil(pair({ hasTask: true }))).toBe(OPEN_FOR_EVER)
    expect(openUntil(pair({ receivedProposalAt: 1, sentProposalAt: 2 }))).toBe(2 + 90 * DAY_MS)
  })

  it('a tasker writes first only on a pending proposal, and once until the client answers', () => {
    expect(why(applied)).toBeNull()
    expect(why({ sentProposalAt: NOW - DAY_MS })).toBe('chat_client_first')
    expect(why(applied, other)).toBe('chat_waits')
    expect(why(applied, null)).toBeNull()
    expect(why({ sentProposalAt: NOW - DAY_MS, receivedProposalAt: null }, null)).toBeNull()
  })

  it('a client, and the parties of a task, do not wait', () => {
    expect(mustWaitForAnswer(pair(applied), NOW)).toBe(true)
    for (const fields of [{ receivedProposalAt: NOW }, { hasTask: true }, { hasAdmin: true }])
      expect(mustWaitForAnswer(pair({ ...applied, ...fields }), NOW)).toBe(false)
    expect(why({ ...applied, hasTask: true }, other)).toBeNull()
  })

  it('a block stops all but work in progress, and a closed account everything', () => {
    expect(why({ hasTask: true, isBlocked: true })).toBe('chat_blocked')
    expect(why({ hasTask: true, isBlocked: true, hasLiveWork: true })).toBeNull()
    expect(why({ hasTask: true, isOtherActive: false })).toBe('chat_unavailable')
  })

  it('a limited account writes about current work and to administrators', () => {
    expect(why({ hasTask: true }, null, NOW)).toBe('under_review')
    expect(why(applied, undefined, NOW)).toBe('under_review')
    expect(why({ hasTask: true, hasLiveWork: true }, null, NOW)).toBeNull()
    expect(why({ hasAdmin: true }, null, NOW)).toBeNull()
  })
})

it('contact details are shown during the work and 30 days after it', () => {
  expect(isMaskLifted(strangers, NOW)).toBe(false)
  expect(isMaskLifted(pair({ hasLiveWork: true }), NOW)).toBe(true)
  expect(isMaskLifted(pair({ completedAt: NOW - 30 * DAY_MS + 1 }), NOW)).toBe(true)
  expect(isMaskLifted(pair({ completedAt: NOW - 30 * DAY_MS }), NOW)).toBe(false)
})

it('a message is changed within 5 minutes, unless it is deleted', () => {
  const sent = { createdAt: NOW, deletedAt: null }
  expect(whyNotChangeMessage(sent, NOW + 5 * 60_000 - 1)).toBeNull()
  expect(whyNotChangeMessage(sent, NOW + 5 * 60_000)).toBe('message_is_evidence')
  expect(whyNotChangeMessage({ ...sent, deletedAt: NOW }, NOW)).toBe('message_is_evidence')
})
