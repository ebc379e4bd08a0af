import type { readDispute } from '#schema/contract/disputes.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { messages } from './messages.ts'

export type OpenedDispute = ResponseBody<typeof readDispute>

/** Who is who: the API names users by id, an administrator reads names. */
export function partiesOf({ task }: OpenedDispute) {
  const client = task.postedBy
  const tasker = task.tasker ?? client
  return {
    client,
    tasker,
    nameOf: (id: UserId) =>
      id === client._id
        ? `${client.username} (${messages.client})`
        : `${tasker.username} (${messages.tasker})`,
  }
}
