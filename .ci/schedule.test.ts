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

test('runs tasks at the same time while cores are free, in their order', async () => {
  const { run, running, end } = createTasks()
  const tasks = [
    { name: 'lint', cores: 1 },
    { name: 'types', cores: 1 },
    { name: 'unit', cores: 2 },
    { name: 'build', cores: 1 },
  ] as const
  const all = runScheduled<Name>(tasks, 2, run)
  expect(running()).toEqual(['lint', 'types'])
  expect(await end('lint')).toEqual(['types'])
  expect(await end('types')).toEqual(['unit'])
  expect(await end('unit')).toEqual(['build'])
  await end('build')
  await all
})

test('starts a task after those it depends on, and a task for two cores on one core too', async () => {
  const { run, running, end } = createTasks()
  const tasks = [
    { name: 'unit', cores: 2 },
    { name: 'build', cores: 1 },
    { name: 'budgets', cores: 1, after: ['build'] },
  ] as const
  const onOneCore = createTasks()
  const alone = runScheduled<Name>(tasks.slice(0, 1), 1, onOneCore.run)
  expect(onOneCore.running()).toEqual(['unit'])
  await onOneCore.end('unit')
  await alone

  const all = runScheduled<Name>(tasks.slice(1), 2, run)
  expect(running()).toEqual(['build'])
  expect(await end('build')).toEqual(['budgets'])
  await end('budgets')
  await all
})
