import { expect, it } from 'vitest'
import { findConversation } from '#schema/contract/chats.ts'
import { sync, type Change } from '#schema/contract/sync.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import { chat } from '#testing/worker/chat.ts'
import { createMarket } from '#testing/worker/market.ts'

it('a conversation and its messages are the rows that a pull brings, for each of the two', async () => {
  const market = await createMarket()
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  await market.createAssignedTask(client, tasker)
  await chat(client, tasker, 'Good morning')
  await chat(tasker, client, 'Good morning.')
  for (const [me, other] of [
    [client, tasker],
    [tasker, client],
  ] as const) {
    const { c } = (await me.send(sync, { s: 1, l: 200 })).body
    const rowsOf = (entity: Change['e']) =>
      c.flatMap((change) => (change.op === 'put' && change.e === entity ? [change.row] : []))
    const { body } = await me.send(findConversation, { otherUserId: other.id })
    expect(body.messages.map(({ text }) => text)).toEqual(['Good morning', 'Good morning.'])
    expect(body).toEqual({
      conversation: rowsOf('conversation')[0],
      // The first page of a pull begins with what changed last.
      messages: rowsOf('message').toReversed(),
    })
    expect(body.conversation).toMatchObject({
      _id: conversationId(client.id, tasker.id),
      other: { _id: other.id },
    })
  }
  const stranger = await market.createClient()
  expect((await stranger.send(findConversation, { otherUserId: tasker.id })).body).toEqual({
    conversation: null,
    messages: [],
  })
})
