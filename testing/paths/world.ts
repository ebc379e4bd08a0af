import { basename } from 'node:path'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { createCall, type Call } from '#pwa/api/call.ts'
import { runJobNow } from '#schema/contract/admin-health.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { findBrokenInvariants, openDatabase } from '#testing/browser/ledger.ts'
import { startOnise } from '#testing/browser/start-onise.ts'
import { createAssignedTask, createParties } from '#testing/browser/tasks.ts'
import { createAdministrator } from '#testing/browser/users.ts'
import { passTime } from './pass-time.ts'
import { openSides } from './two-sides.ts'

const DUE_TASKS = { job: 'due-tasks', reason: 'A day has passed.' } as const

const currentFile = () => basename(expect.getState().testPath ?? 'paths', '.test.ts')

/** A client and a tasker with their phones, an administrator, and a way to let days pass. */
async function createWorld(name = currentFile()) {
  const onise = await startOnise()
  const { client, tasker } = await createParties(onise)
  const { token } = await createAdministrator(onise, 'Ngozi')
  const admin: Call = createCall(
    (request, signal) => fetch(request, { signal }),
    onise.url,
    () => token,
  )
  const sides = await openSides(onise, client, tasker)
  const database = openDatabase(onise)
  return {
    client,
    tasker,
    admin,
    sides,
    assign: () => createAssignedTask(onise, { client, tasker }),
    /** Days pass for the task, and then the job does what is due. */
    async wait(taskId: TaskId, ms: number) {
      await passTime(database, taskId, ms)
      await admin(runJobNow, DUE_TASKS)
    },
    /** Only the time passes; the job is late. */
    passTime: (taskId: TaskId, ms: number) => passTime(database, taskId, ms),
    async expectCleanLedger() {
      expect(await findBrokenInvariants(onise)).toEqual([])
    },
    async stop() {
      await sides.writeReport(name)
      await onise.stop()
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>

/** One for all tests of a file; its ledger is checked after each. */
export function useWorld(): () => World {
  let world: World | undefined
  const get = () => {
    if (!world) throw new Error('The world exists from the first test on.')
    return world
  }
  beforeAll(async () => {
    world = await createWorld()
  })
  afterEach(() => get().expectCleanLedger())
  afterAll(() => world?.stop())
  return get
}
