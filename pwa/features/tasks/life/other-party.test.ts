import { describe, expect, test } from 'vitest'
import { messages } from '#pwa/features/tasks/messages.ts'
import type { TaskEvent } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { otherAt } from './other-party.ts'

const client = { _id: newId('user'), username: 'Bukola' }
const adeola = { _id: newId('user'), username: 'Adeola' }

const event = (kind: string, actor: TaskEvent['actor']): TaskEvent =>
  ({ _id: newId('event'), kind, actor, note: null, amount: null, data: null }) as never

const namesFor = (events: TaskEvent[], other: string) =>
  events.map((_event, index) =>
    otherAt(events, index, { side: 'client', userId: client._id, other }),
  )

const LEFT = [event('awarded', client), event('taskerCancelled', adeola), event('reopened', null)]

describe('the other party of an event, for the client', () => {
  test('is the present professional since the last award', () => {
    expect(namesFor([event('awarded', client), event('submitted', adeola)], 'Adeola')).toEqual([
      'Adeola',
      'Adeola',
    ])
  })

  test('is who left the work, when no professional is assigned any more', () => {
    expect(namesFor(LEFT, messages.aProfessional)).toEqual(['Adeola', 'Adeola', 'Adeola'])
  })

  test('is who acted before the next award', () => {
    const [first] = namesFor([...LEFT, event('awarded', client)], 'Chidi')
    expect(first).toBe('Adeola')
    expect(namesFor([...LEFT, event('awarded', client)], 'Chidi').at(-1)).toBe('Chidi')
  })

  test('has no name when only the client acted in that time', () => {
    const cancelled = [event('awarded', client), event('clientCancelled', client)]
    expect(namesFor(cancelled, messages.aProfessional)).toEqual([
      messages.aProfessional,
      messages.aProfessional,
    ])
  })
})
