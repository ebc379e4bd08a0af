import type { UserId } from '#schema/domain/ids.ts'
import type { SimulationContext } from './context.ts'
import type { SimulatedDevice } from './device.ts'

type ServerMessage = { id: string; seq: number; text: string }

/** The messages of each conversation on the server, in its order. */
async function readConversations({ server }: SimulationContext) {
  const rows = await server.runSql(
    'SELECT conversation_id, seq, id, text FROM messages ORDER BY conversation_id, seq',
  )
  const conversations = new Map<string, ServerMessage[]>()
  for (const { conversation_id, seq, id, text } of rows) {
    const messages = conversations.get(String(conversation_id)) ?? []
    messages.push({ id: String(id), seq: Number(seq), text: String(text) })
    conversations.set(String(conversation_id), messages)
  }
  return conversations
}

const namesOf = (messages: readonly ServerMessage[]) =>
  messages.map(({ seq, id, text }) => `${seq} ${id} ${text}`).join('\n')

/** The phone has the latest messages of each conversation in the order of the server, without a gap. */
export async function checkMessagesOf(
  context: SimulationContext,
  device: SimulatedDevice,
  userId: UserId,
): Promise<void> {
  const rows = await device.inspect(userId).replica.messages.toArray()
  for (const [conversation, messages] of await readConversations(context)) {
    if (!conversation.includes(userId)) continue
    const own = rows
      .filter((row) => row.conversation === conversation)
      .toSorted((a, b) => a.seq - b.seq)
      .map(({ _id, seq, text }) => ({ id: _id, seq, text }))
    const expected = own[0] ? messages.slice(own[0].seq - 1) : messages
    if (namesOf(own) !== namesOf(expected))
      context.reportProblem(`diverged: a conversation on device ${device.number}`)
  }
}

/** The places of each conversation have no gaps, and every message is there once. */
export async function checkConversations(context: SimulationContext): Promise<void> {
  const { reportProblem } = context
  for (const messages of (await readConversations(context)).values()) {
    if (messages.some(({ seq }, index) => seq !== index + 1))
      reportProblem('out of order: the places of a conversation have gaps')
    if (new Set(messages.map(({ id }) => id)).size !== messages.length)
      reportProblem('duplicated: the id of a message')
  }
}
