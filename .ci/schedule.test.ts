import { expect, test } from 'vitest'
import { runScheduled } from './schedule.ts'

type Name = 'lint' | 'types' | 'unit' | 'build' | 'budgets'

/** Tasks that end when `end` is called. */
function createTasks() {
  const ends = new Map<Name, () => void>()
  const running = () => [...ends.keys()]
  return {
    running,
    run: (name: Name) => new Promise<void>((resolve) => ends.set(name, resolve)),
    async end(name: Name) {
      ends.get(name)?.()
      ends.delete(name)
      await new Promise((resolve) => setImmediate(resolve))
      return running()
    },
  }
}

test('runs tasks in their order, and so many at the same time', async () => {
  const { run, running, end } = createTasks()
  const tasks = [{ name: 'lint' }, { name: 'types' }, { name: 'unit' }, { name: 'build' }] as const
  const all = runScheduled<Name>(tasks, 2, run)
  expect(running()).toEqual(['lint', 'types'])
  expect(await end('types')).toEqual(['lint', 'unit'])
  expect(await end('lint')).toEqual(['unit', 'build'])
  await end('unit')
  await end('build')
  await all
})

test('starts a task after those it depends on, which holds back the tasks after it', async () => {
  const { run, running, end } = createTasks()
  const tasks = [
    { name: 'build' },
    { name: 'lint' },
    { name: 'budgets', after: ['build'] },
    { name: 'unit' },
  ] as const
  const all = runScheduled<Name>(tasks, 3, run)
  expect(running()).toEqual(['build', 'lint'])
  expect(await end('lint')).toEqual(['build'])
  expect(await end('build')).toEqual(['budgets', 'unit'])
  await end('budgets')
  await end('unit')
  await all
})
