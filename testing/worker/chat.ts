import { listMessages, sendMessage } from '#schema/contract/chats.ts'
import type { WireInput } from '#schema/contract/endpoint.ts'
import { newId } from '#schema/domain/ids.ts'
import type { TestUser } from './test-server.ts'

/** Sends a message; the caller looks at the status. */
export const chat = (
  from: TestUser,
  to: TestUser,
  message: string,
  fields: Partial<WireInput<typeof sendMessage>> = {},
) => {
  const input = { recipientId: to.id, message, clientMsgId: newId('message') }
  return from.send(sendMessage, Object.assign(input, fields))
}

/** The status and the code of a message, null for one that was sent. */
export async function codeOf(sent: ReturnType<typeof chat>) {
  const { status, body } = await sent
  return status < 300 ? null : (body as unknown as { code: string }).code
}

export const textsOf = async (reader: TestUser, other: TestUser) =>
  (await reader.send(listMessages, { otherUserId: other.id })).body.map(({ text }) => text)
