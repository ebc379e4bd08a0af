import { describe, expect, test } from 'vitest'
import { newId } from './ids.ts'
import { CANCEL_GRACE_MS, DAY_MS, FREE_DECLINE_MS, TASK_RESTORE_MS } from './limits.ts'
import { actionsOf } from './task-actions.ts'
import { TASK_STATUSES, type TaskStatus } from './task.ts'

const client = newId('user')
const tasker = newId('user')
const NOW = Date.UTC(2026, 10, 24)
const taskIn = (status: TaskStatus) => ({
  status,
  client,
  taskerId: tasker,
  awardedAt: NOW - 2 * DAY_MS,
  agreedDate: null,
  cancelOffer: null,
  submittedAt: null,
  autoApproveAt: null,
  reviews: status === 'completed' ? { sealedUntil: NOW + 1, closesAt: NOW + 1 } : null,
  dispute: null,
  removedAt: status === 'removed' ? NOW - DAY_MS : null,
  removedFrom: 'pending' as const,
  revisions: 0,
  stages: null,
})
const kindsOf = (status: TaskStatus, user: typeof client) =>
  actionsOf(taskIn(status), user, NOW).map(({ kind }) => kind)

describe('the actions of a task', () => {
  test.each([
    ['pending', ['proposals', 'edit', 'delete']],
    ['in-progress', []],
    ['submitted', ['approve', 'requestChanges']],
    ['completed', ['reviewTasker']],
    ['expired', ['repost', 'delete']],
    ['removed', ['restore']],
  ] as const)('%s, for the client, begin with: %o', (status, kinds) => {
    expect(kindsOf(status, client)).toEqual(expect.arrayContaining([...kinds]))
    expect(kindsOf(status, client)[0]).toBe(kinds[0] ?? kindsOf(status, client)[0])
  })

  test.each([
    ['in-progress', 'submit'],
    ['submitted', 'submitAgain'],
    ['completed', 'reviewClient'],
  ] as const)('%s, for the tasker, have %s', (status, kind) => {
    expect(kindsOf(status, tasker)).toContain(kind)
    expect(kindsOf(status, client)).not.toContain(kind)
  })

  test('are none once the time to answer submitted work has ended, before the job has run', () => {
    const kindsAt = (autoApproveAt: number, user: typeof client) =>
      actionsOf({ ...taskIn('submitted'), autoApproveAt }, user, NOW).map(({ kind }) => kind)
    expect(kindsAt(NOW + 1, client)).toEqual(['approve', 'requestChanges', 'dispute', 'changePlan'])
    expect(kindsAt(NOW + 1, tasker)).toEqual(['submitAgain', 'dispute', 'changePlan'])
    expect([kindsAt(NOW, client), kindsAt(NOW, tasker)]).toEqual([[], []])
  })

  test('answer a change of the agreement, see the own one, or ask for one', () => {
    const kindsWith = (planChange: { by: typeof client; until: number } | null) =>
      [client, tasker].map((user) =>
        actionsOf({ ...taskIn('in-progress'), planChange }, user, NOW)
          .map(({ kind }) => kind)
          .filter((kind) => kind.toLowerCase().includes('change')),
      )
    expect(kindsWith(null)).toEqual([['changePlan'], ['changePlan']])
    expect(kindsWith({ by: client, until: NOW + 1 })).toEqual([['seeChange'], ['answerChange']])
  })

  test('only show the offer once the time to answer it has ended', () => {
    const kindsAt = (answerBy: number, user: typeof client) =>
      actionsOf({ ...taskIn('in-progress'), cancelOffer: { answerBy } }, user, NOW).map(
        ({ kind }) => kind,
      )
    expect(kindsAt(NOW + 1, tasker)).toEqual(['answerOffer', 'submit', 'dispute'])
    expect(kindsAt(NOW, tasker)).toEqual(['answerOffer'])
    expect(kindsAt(NOW, client)).toEqual(['seeCancelOffer'])
  })

  test('offer to change a sealed review, and to read the reviews once both are written', () => {
    const completed = taskIn('completed')
    const kindsWith = (reviews: object) =>
      actionsOf(
        { ...completed, reviews: { sealedUntil: NOW + 1, closesAt: NOW + 1, ...reviews } },
        client,
        NOW,
      ).map(({ kind }) => kind)
    expect(kindsWith({ client: 'written' })).toEqual(['changeReview'])
    expect(kindsWith({ client: 'written', tasker: 'written' })).toEqual(['readReviews'])
  })

  test('are none for a user who is not a party, whatever the status', () => {
    for (const status of TASK_STATUSES) expect(kindsOf(status, newId('user'))).toEqual([])
  })

  test('end with the 30 days for bringing a deleted one back', () => {
    const removedAt = NOW - TASK_RESTORE_MS - 1
    expect(actionsOf({ ...taskIn('removed'), removedAt }, client, NOW)).toEqual([])
  })

  test('have none for a todo that an administrator removed', () => {
    expect(actionsOf({ ...taskIn('removed'), removedFrom: null }, client, NOW)).toEqual([])
  })

  test('say which need the network', () => {
    const actions = actionsOf(taskIn('submitted'), client, NOW)
    expect(actions[0]).toEqual({ kind: 'approve', route: null, needsNetwork: true })
  })
})

describe('the actions that end the work', () => {
  const kindsWith = (some: object, user: typeof client) =>
    actionsOf({ ...taskIn('in-progress'), ...some }, user, NOW).map(({ kind }) => kind)

  test('let the tasker decline for 24 hours, and cancel afterwards', () => {
    const fresh = { awardedAt: NOW - FREE_DECLINE_MS + 1 }
    expect(kindsWith(fresh, tasker)).toContain('decline')
    expect(kindsWith(fresh, tasker)).not.toContain('cancel')
    const old = { awardedAt: NOW - FREE_DECLINE_MS }
    expect(kindsWith(old, tasker)).toContain('cancel')
    expect(kindsWith(old, tasker)).not.toContain('decline')
  })

  test('let the client begin it alone or by an offer', () => {
    expect(kindsWith({ awardedAt: NOW - CANCEL_GRACE_MS + 1 }, client)).toContain('cancel')
    expect(kindsWith({}, client)).toContain('cancel')
    expect(kindsOf('submitted', client)).not.toContain('cancel')
  })

  test('are about the offer while one is open', () => {
    const offered = { cancelOffer: { answerBy: NOW + 1 } }
    expect(kindsWith(offered, tasker)[0]).toBe('answerOffer')
    expect(kindsWith(offered, tasker)).not.toContain('cancel')
    expect(kindsWith(offered, client)).toContain('seeCancelOffer')
    expect(kindsWith(offered, client)).not.toContain('cancel')
  })
})
