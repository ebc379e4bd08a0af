import { findPass, listRevokedPasses } from '#schema/contract/passes.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import { passCodeOfTask } from './pass.ts'

export const CASES: readonly EndpointCase[] = [
  endpointCase(findPass, async (market) => {
    const [client, tasker] = [await market.createClient(), await market.createTasker()]
    const task = await market.createAssignedTask(client, tasker)
    return { caller: client, input: { words: await passCodeOfTask(tasker, task._id) } }
  }),
  endpointCase(listRevokedPasses, async (market) => ({
    caller: await market.createTasker(),
    input: {},
  })),
]
