import { expect, test } from 'vitest'
import { sendMessage } from '#pwa/features/chats/queueable.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import { newId } from '#schema/domain/ids.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { conversationRow, messageRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { trimMessages } from './trim-messages.ts'

async function addConversation(
  { replica, userId }: ReturnType<typeof createDevice>,
  count: number,
) {
  const other = userSummaryRow()
  const id = conversationId(userId, other._id)
  await replica.conversations.put(conversationRow(userId, { other }))
  const rows = Array.from({ length: count }, (_, index) =>
    messageRow(id, index + 1, index % 2 === 0 ? userId : other._id),
  )
  await replica.messages.bulkPut(rows)
  const seqs = async () =>
    (await replica.messages.orderBy('[conversation+seq]').toArray())
      .filter(({ conversation }) => conversation === id)
      .map(({ seq }) => seq)
  return { other, seqs }
}

test('deletes the oldest messages of each conversation above the limit', async () => {
  const device = createDevice()
  const long = await addConversation(device, 7)
  const short = await addConversation(device, 3)
  await trimMessages(device.replica, 4)
  expect(await long.seqs()).toEqual([4, 5, 6, 7])
  expect(await short.seqs()).toEqual([1, 2, 3])
})

test('deletes nothing that is not sent', async () => {
  const device = createDevice()
  const { other, seqs } = await addConversation(device, 2)
  const clientMsgId = newId('message')
  const key = await enqueue(device, sendMessage, {
    recipientId: other._id,
    message: 'On my way',
    clientMsgId,
  })
  await trimMessages(device.replica, 1)
  expect(await seqs()).toEqual([2])
  expect(await device.replica.outbox.get({ key })).toMatchObject({ ref: clientMsgId })
})
