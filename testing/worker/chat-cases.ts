import * as chats from '#schema/contract/chats.ts'
import { newId } from '#schema/domain/ids.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'
import type { TestUser } from './test-server.ts'

const send = (from: TestUser, to: TestUser, message: string) => {
  const clientMsgId = newId('message')
  return from.send(chats.sendMessage, { recipientId: to.id, message, clientMsgId })
}

/** The tasker has applied and written; `id` is of the tasker's message. */
async function conversation(market: Market) {
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  await market.apply(tasker, await market.postTask(client))
  const { body } = await send(tasker, client, 'When can I come?')
  const stranger = { user: await market.createTasker(), status: 404 as const }
  return { client, tasker, id: body.id, stranger }
}

export const CASES: readonly EndpointCase[] = [
  endpointCase(chats.listConversations, async (market) => {
    const { client } = await conversation(market)
    return { caller: client, input: {} }
  }),
  endpointCase(chats.listMessages, async (market) => {
    const { client, tasker } = await conversation(market)
    return { caller: client, input: { otherUserId: tasker.id } }
  }),
  endpointCase(chats.findConversation, async (market) => {
    const { client, tasker } = await conversation(market)
    return { caller: client, input: { otherUserId: tasker.id } }
  }),
  endpointCase(chats.sendMessage, async (market) => {
    const { client, tasker } = await conversation(market)
    const input = {
      recipientId: tasker.id,
      message: 'Tomorrow at nine.',
      clientMsgId: newId('message'),
    }
    const stranger = { user: await market.createClient(), status: 403 as const }
    return { caller: client, input, otherInput: { ...input, message: 'At ten.' }, stranger }
  }),
  endpointCase(chats.markSeen, async (market) => {
    const { client, tasker } = await conversation(market)
    const stranger = { user: await market.createClient(), status: 404 as const }
    const input = { otherUserId: tasker.id, seq: 1 }
    return { caller: client, input, otherInput: { ...input, seq: 2 }, stranger }
  }),
  endpointCase(
    chats.sayTyping,
    async (market) => {
      const { client, tasker } = await conversation(market)
      const stranger = { user: await market.createClient(), status: 403 as const }
      return { caller: client, input: { otherUserId: tasker.id }, stranger }
    },
    { storesResponse: false },
  ),
  endpointCase(chats.readPresence, async (market) => {
    const { client, tasker } = await conversation(market)
    return { caller: client, input: { otherUserId: tasker.id } }
  }),
  endpointCase(chats.editMessage, async (market) => {
    const { client, tasker, id, stranger } = await conversation(market)
    const input = { otherUserId: client.id, id, text: 'When may I come?' }
    return { caller: tasker, input, otherInput: { ...input, text: 'Hello?' }, stranger }
  }),
  endpointCase(chats.deleteMessage, async (market) => {
    const { client, tasker, id, stranger } = await conversation(market)
    const input = { otherUserId: client.id, id }
    const otherInput = { ...input, id: newId('message') }
    return { caller: tasker, input, otherInput, stranger }
  }),
  endpointCase(chats.openMessageFile, async (market) => {
    const { client, tasker, id, stranger } = await conversation(market)
    await market.runSql("UPDATE messages SET kind = 'voice', file = 'a', file_type = 'audio/webm'")
    return { caller: tasker, input: { otherUserId: client.id, id }, stranger }
  }),
  endpointCase(chats.readConversation, async (market) => {
    const { client, tasker } = await conversation(market)
    const task = await market.createAssignedTask(client, tasker)
    await market.openDispute(client, task)
    const admin = await market.createUser('admin')
    const input = {
      userId: client.id,
      otherUserId: tasker.id,
      reason: 'The dispute is about a promise.',
    }
    return { caller: admin, input, otherInput: { ...input, reason: 'Another.' } }
  }),
]
