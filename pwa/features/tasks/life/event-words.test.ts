import { describe, expect, test } from 'vitest'
import type { TaskEvent } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { TASK_EVENT_KINDS } from '#schema/domain/task-event.ts'
import { wordsOf } from './event-words.ts'

const bukola = { _id: newId('user'), username: 'Bukola' }
const adeola = { _id: newId('user'), username: 'Adeola' }
const event = (kind: string, fields: Partial<TaskEvent> = {}) =>
  ({
    _id: newId('event'),
    kind,
    actor: bukola,
    note: null,
    amount: null,
    data: null,
    createdAt: '2026-03-04T09:00:00.000Z',
    ...fields,
  }) as TaskEvent
const forClient = (each: TaskEvent, feeBps = 0) =>
  wordsOf(each, { side: 'client', userId: bukola._id, other: 'Adeola', feeBps })
const forTasker = (each: TaskEvent, feeBps = 0) =>
  wordsOf(each, { side: 'tasker', userId: adeola._id, other: 'Bukola', feeBps })
const amount = naira(45_000)

describe('the words of an event', () => {
  test('say for each side who did it and where the money is', () => {
    const awarded = event('awarded', { amount })
    expect(forClient(awarded)).toBe('You assigned the todo to Adeola. ₦45,000 is held for Adeola.')
    expect(forTasker(awarded)).toBe('Bukola assigned the todo to you. ₦45,000 is held for you.')
    const approved = event('approved', { amount })
    expect(forClient(approved)).toBe('You approved the work. ₦45,000 was paid to Adeola.')
    expect(forTasker(approved)).toBe('Bukola approved the work. ₦45,000 arrived in your wallet.')
  })

  test('explain the platform fee to the tasker to the kobo', () => {
    expect(forTasker(event('approved', { amount }), 333)).toBe(
      'Bukola approved the work. ₦43,501.50 arrived in your wallet: ₦45,000 less the platform fee.',
    )
  })

  test('name the fee beside a part that was paid, and what went back after a dispute', () => {
    const paid = event('paid', { actor: null, amount: naira(4750), data: { fee: naira(250) } })
    expect(forClient(paid)).toBe('₦4,750 was paid to Adeola, after a platform fee of ₦250.')
    expect(forTasker(paid)).toBe('₦4,750 arrived in your wallet, after a platform fee of ₦250.')
    const expired = event('disputeExpired', { amount: naira(0), data: { refund: naira(5000) } })
    expect(forClient(expired)).toBe(
      'The dispute ended without a decision: ₦5,000 went back to you.',
    )
  })

  test('name the version of a later submission', () => {
    const first = event('submitted', { actor: adeola, data: { version: 1 } })
    expect(forTasker(first)).toBe('You submitted the work.')
    const second = event('submitted', { actor: adeola, data: { version: 2 } })
    expect(forClient(second)).toBe('Adeola submitted version 2 of the work.')
  })

  test('name both parts of a split', () => {
    const split = event('splitOffered', { amount, data: { refund: naira(5000) } })
    expect(forClient(split)).toBe('You offered a split: Adeola gets ₦45,000, you get back ₦5,000.')
    expect(forTasker(split)).toBe(
      'Bukola offered a split: you get ₦45,000, Bukola gets back ₦5,000.',
    )
  })

  test('of a kind that this build does not know are neutral', () => {
    expect(forTasker(event('teleported', { amount }))).toBe(
      'Bukola changed something here: ₦45,000. Update the app to read more.',
    )
    expect(forClient(event('teleported', { actor: null }))).toBe(
      'Onise changed something here. Update the app to read more.',
    )
  })

  test('exist for every kind and both sides', () => {
    for (const kind of TASK_EVENT_KINDS)
      for (const words of [forClient(event(kind, { amount })), forTasker(event(kind, { amount }))])
        expect([kind, words]).not.toEqual([kind, expect.stringContaining('Update the app')])
  })
})
