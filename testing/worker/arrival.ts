import { arrive } from '#schema/contract/arrivals.ts'
import type { WireInput } from '#schema/contract/endpoint.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import type { TestUser } from './test-server.ts'

/** The digits that the client reads out today, or some days later. */
export async function digitsOf(client: TestUser, id: TaskId, daysLater = 0): Promise<string> {
  const { arrivalCodes = [] } = (await client.send(findTask, { id })).body
  const code = arrivalCodes[daysLater]
  if (!code) throw new Error('the client has no code of that day')
  return code.digits
}

export const arriveAt = (tasker: TestUser, input: WireInput<typeof arrive>) =>
  tasker.send(arrive, input)
