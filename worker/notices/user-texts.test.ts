import { beforeEach, expect, it } from 'vitest'
import { listNotices } from '#schema/contract/notices.ts'
import { requestChanges } from '#schema/contract/tasks.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { sendNoticeEmailsJob } from './send-emails.ts'

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  ;[client, tasker] = [await market.createClient(), await market.createTasker()]
})

const noticesTo = async (user: TestUser) => (await user.send(listNotices, {})).body.notices
const receiveEmails = async (user: TestUser) => {
  await runJobs(market.deps, [sendNoticeEmailsJob])
  return market.mailbox.emails().filter(({ to }) => to === user.email)
}

/** As it was stored before texts of one line had to have one. */
async function storeTitle(title: string) {
  const task = await market.submit(tasker, await market.createAssignedTask(client, tasker))
  await market.runSql('UPDATE tasks SET title = ? WHERE id = ?', title, task._id)
  return task
}

it.each([
  ['Fix \u202etap 000,51₦', 'Fix tap 000,51₦'],
  ['Tap\r\nSubject: You won\r\n\r\nYour wallet', 'Tap Subject: You won Your wallet'],
  ['תקן 000,51₦', '\u2068תקן 000,51₦\u2069'],
])('a stored title %j turns and breaks no sentence of ours', async (title, shown) => {
  await market.approve(client, await storeTitle(title))
  const [paid] = await noticesTo(tasker)
  expect(paid?.text).toContain(`your work for ${shown}, and ₦`)
  const [row] = (await tasker.send(listTransactions, {})).body.trx
  expect(row?.details).toBe(`Payment for ${shown}`)
  const [email] = await receiveEmails(tasker)
  for (const text of [email?.text, email?.html]) expect(text).toContain(`work for ${shown}, and ₦`)
})

it('a note of a user is one quoted paragraph of the email, whatever its lines', async () => {
  const task = await market.submit(tasker, await market.createAssignedTask(client, tasker))
  await receiveEmails(tasker)
  const note = 'Paint it.\r\n\r\nOnise: your wallet was closed.'
  expect((await client.send(requestChanges, { id: task._id, note })).status).toBe(200)
  const paragraphs = (await receiveEmails(tasker)).flatMap(({ text }) => text.split('\n\n'))
  expect(paragraphs).toContain('“Paint it.\nOnise: your wallet was closed.”')
})
