import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import {
  appPathOfShared,
  sharedProfilePath,
  sharedTaskPath,
  todosPath,
  tradeOfSlug,
} from './share-paths.ts'
import { sharedTaskView } from './share.ts'
import { TASK_STATUSES } from './task.ts'
import { TRADE_NAMES } from './trade-names.ts'

test('a shared task is shown while it is open, and is closed in every other status', () => {
  const views = TASK_STATUSES.map((status) =>
    sharedTaskView({ status, isSuppressed: false, isClientGone: false }),
  )
  expect(views).toEqual(TASK_STATUSES.map((status) => (status === 'pending' ? 'open' : 'closed')))
})

test('a task that reports hide is as unknown as one that never existed', () => {
  const open = { status: 'pending', isSuppressed: false, isClientGone: false } as const
  expect(sharedTaskView(null)).toBe('unknown')
  expect(sharedTaskView({ ...open, isSuppressed: true })).toBe('unknown')
  expect(sharedTaskView({ ...open, isClientGone: true })).toBe('closed')
})

test('the path of a shared page leads to the same thing in the app', () => {
  const task = newId('task')
  const user = newId('user')
  expect(appPathOfShared(sharedTaskPath(task))).toBe(`/single-task/${task}`)
  expect(appPathOfShared(`${sharedProfilePath(user)}/`)).toBe(`/profile/${user}`)
  for (const path of ['/t/', '/t/1', `/x/${task}`, `/t/${task}/more`, '/t/../admin'])
    expect([path, appPathOfShared(path)]).toEqual([path, null])
})

test('the path of a list of todos leads to the list of its trade in the app', () => {
  expect(todosPath('Makeup and Beauty', 'akwa-ibom')).toBe('/todos/makeup-and-beauty/akwa-ibom')
  for (const trade of TRADE_NAMES) {
    expect(tradeOfSlug(todosPath(trade).split('/')[2] ?? '')).toBe(trade)
    for (const path of [todosPath(trade), `${todosPath(trade, 'oyo')}/`])
      expect(new URLSearchParams(appPathOfShared(path)?.split('?')[1]).get('field')).toBe(trade)
  }
  for (const path of [todosPath(), '/todos/', '/todos/astronaut'])
    expect(appPathOfShared(path)).toBe('/all-task')
  expect(appPathOfShared('/todos/barber/oyo/more')).toBe(null)
})
