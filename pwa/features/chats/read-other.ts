import type { Device } from '#pwa/outbox/queueable.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import type { UserId } from '#schema/domain/ids.ts'

/** The other user, from the rows of this phone. */
export type OtherUser = {
  _id: UserId
  username: string
  profilePicture: string | null
}

/** From a conversation, a proposal, a todo or a profile on this phone; null when none names the user. */
export async function readOther(
  { replica, userId }: Device,
  id: UserId,
): Promise<OtherUser | null> {
  const conversation = await replica.conversations.get(conversationId(userId, id))
  if (conversation) return conversation.other
  const applicant = await replica.applicants.filter(({ tasker }) => tasker._id === id).first()
  if (applicant) return applicant.tasker
  const isNamed = ({ client, tasker }: { client: UserId; tasker: { _id: UserId } | null }) =>
    client === id || tasker?._id === id
  for (const table of [replica.tasks, replica.feed, replica.browsed]) {
    const task = await table.filter(isNamed).first()
    if (task?.client === id) return task.postedBy
    if (task?.tasker) return task.tasker
  }
  return (await replica.profiles.get(id)) ?? null
}
