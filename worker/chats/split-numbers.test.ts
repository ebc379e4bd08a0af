import { beforeEach, expect, test } from 'vitest'
import { editMessage, sendMessage } from '#schema/contract/chats.ts'
import { newId } from '#schema/domain/ids.ts'
import { ACCOUNT_MASK, MASK } from '#schema/domain/masking.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
})
const send = async (from: TestUser, to: TestUser, message: string) =>
  (await from.send(sendMessage, { recipientId: to.id, message, clientMsgId: newId('message') }))
    .body

/** Proposals join the two; nothing is assigned yet. */
async function openConversation() {
  await market.apply(tasker, await market.postTask(client))
  await send(client, tasker, 'Good morning.')
}

test('a number that is sent in several messages is hidden from its second part on', async () => {
  await openConversation()
  expect((await send(tasker, client, 'It is 0803')).text).toBe('It is 0803')
  await send(client, tasker, 'What is?')
  await send(tasker, client, 'Wait.')
  expect((await send(tasker, client, '123')).text).toBe('123')
  const last = await send(tasker, client, 'and 4567')
  expect([last.text, last.masked]).toEqual([`and ${MASK}`, true])
  expect(await market.runSql('SELECT count(*) AS n FROM masked_contacts')).toEqual([{ n: 1 }])
})

test('the numbers of the other side continue none', async () => {
  await openConversation()
  await send(client, tasker, '0803 123')
  expect((await send(tasker, client, '4567')).text).toBe('4567')
})

test('an edit continues no number either', async () => {
  await openConversation()
  await send(tasker, client, '0803 123')
  const { id } = await send(tasker, client, 'Yes')
  const { body } = await tasker.send(editMessage, { otherUserId: client.id, id, text: '4567' })
  expect(body.chat.text).toBe(MASK)
})

test.each([
  { first: 'Please ma', after: ['555 0199'], text: 'It is 0809', shown: `It is ${MASK}` },
  { first: 'Yes', after: ['123', '4567'], text: '0803', shown: MASK },
])(
  'an edit to $text begins no number that goes on in $after',
  async ({ first, after, text, shown }) => {
    await openConversation()
    const { id } = await send(tasker, client, first)
    for (const each of after) await send(tasker, client, each)
    const { body } = await tasker.send(editMessage, { otherUserId: client.id, id, text })
    expect(body.chat.text).toBe(shown)
  },
)

test('phone numbers in parts are shown while the two work together, account numbers never', async () => {
  await market.createAssignedTask(client, tasker)
  await send(client, tasker, 'Good morning.')
  await send(tasker, client, '0803 123')
  expect((await send(tasker, client, '4567')).text).toBe('4567')
  await send(client, tasker, '01234')
  expect((await send(client, tasker, '56789')).text).toBe(ACCOUNT_MASK)
})
