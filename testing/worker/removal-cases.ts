import { removeTask } from '#schema/contract/task-removal.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'

export const CASES: readonly EndpointCase[] = [
  endpointCase(removeTask, async (market) => {
    const client = await market.createClient()
    const { _id: id } = await market.createAssignedTask(client, await market.createTasker())
    return {
      caller: await market.createUser('admin'),
      input: { id, reason: 'Fraud.', release: '5000' },
      otherInput: { id, reason: 'Fraud.', release: '6000' },
      stranger: { user: client, status: 403 },
    }
  }),
]
