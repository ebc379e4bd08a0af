import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { appPathOfShared, sharedProfilePath, sharedTaskPath } from './share-paths.ts'
import { sharedTaskView } from './share.ts'
import { TASK_STATUSES } from './task.ts'

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
