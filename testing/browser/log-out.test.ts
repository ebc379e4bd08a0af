import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendMessage } from '#schema/contract/chats.ts'
import { withdraw } from '#schema/contract/payouts.ts'
import { createPin } from '#schema/contract/pins.ts'
import { applyForTask } from '#schema/contract/proposals.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { creditWallet } from './ledger.ts'
import type { PersistentDevice } from './persistent-device.ts'
import { findIn, readStorage, type Stored } from './read-storage.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { createPhoto, dateInDays, logIn } from './steps.ts'
import { fillInProposal, openTask, pressSend, waitUntilSaved } from './tasker-steps.ts'
import { listProposalsFor, postTask, PROPOSAL_TEXT, SKILL } from './tasks.ts'
import { endNewPinLimit, PASSWORD, registerClient, registerTasker, type TestUser } from './users.ts'

const PIN = '4071'
const ACCOUNT = { account_number: '0698213475', account_name: 'IRETIOLA BISI OGUNLEYE' }
/** What is on the phone for certain, and in no text of the app. */
const WORDS = {
  'name of the user': 'Iretiola',
  'name of the client': 'Zubairu',
  'title of a task': 'Rewire the hall of the blue kiosk',
  proposal: PROPOSAL_TEXT,
  'message of the client': 'The gate is behind the blue kiosk.',
  'message that waits': 'Call me on 0803 555 7781 when you are there.',
  'phone number': '0803 555 7781',
  'name at the bank': ACCOUNT.account_name,
  'draft with a bank account': ACCOUNT.account_number,
}

let onise: Onise
let client: TestUser
let tasker: TestUser
let task: TaskId
let phone: PersistentDevice

/** The tasker has a conversation, and a withdrawal to a bank account. */
async function createHistory() {
  const taskId = await postTask(client, 'Change the lamps of a hall')
  await tasker.call(applyForTask, {
    taskId,
    price: '9000',
    description: 'I have a ladder.',
    date: dateInDays(3),
  })
  const message = WORDS['message of the client']
  await client.call(sendMessage, { recipientId: tasker.id, message })
  await creditWallet(onise, tasker.id, 20_000)
  await tasker.call(createPin, { pin: PIN, confirm_pin: PIN, password: PASSWORD })
  await endNewPinLimit(onise)
  await onise.paystack.control('account', ACCOUNT)
  const accountNumber = ACCOUNT.account_number
  await tasker.call(withdraw, { accountNumber, bankCode: '058', amount: '5000', pin: PIN })
}

beforeAll(async () => {
  onise = await startOnise()
  client = await registerClient(onise, WORDS['name of the client'])
  tasker = await registerTasker(onise, WORDS['name of the user'], [SKILL])
  await createHistory()
  task = await postTask(client, WORDS['title of a task'])
  phone = await onise.installedPhone()
})
afterAll(() => onise?.stop())

/** Sends a message with a picture, which is stored here at once. */
async function sendPicture(text: string, background: string) {
  const { page } = phone
  const picture = await createPhoto('door.jpg', background)
  await page.locator('input[type=file][accept="image/*"]').setInputFiles(picture)
  await page.getByRole('button', { name: 'Remove', exact: true }).waitFor()
  await page.getByLabel('Type a message').fill(text)
  await page.getByRole('button', { name: 'Send message' }).click()
  return page.locator('.thread-row', { hasText: text })
}

async function waitUntilStored(text: string, place: string) {
  const placesOf = async () =>
    findIn(await readStorage(phone), { text }).map((found) => found.place)
  await expect.poll(placesOf).toContain(place)
}

/** Elements of the stored list that the document has not shown. */
const countInserted = () =>
  phone.page
    .locator('#stored-list')
    .evaluate(({ content }: HTMLTemplateElement) => content.childElementCount)

/** A part from the middle of the bytes at this place. */
function bytesAt(storage: readonly Stored[], place: string) {
  const [bytes = ''] = storage.filter((each) => each.place === place).flatMap((each) => each.bytes)
  expect(bytes.length, place).toBeGreaterThan(1000)
  const middle = Math.floor(bytes.length / 4) * 2
  return bytes.slice(middle, middle + 64)
}

describe.sequential('a log-out', () => {
  let secrets: Record<string, string> = WORDS

  test('follows on what the user has seen with a network', async () => {
    const page = await phone.open('/login')
    await logIn(phone, tasker.email)
    await page.waitForURL('**/dashboard')
    await phone.open('/all-task')
    await waitUntilStored(WORDS['title of a task'], 'cache onise-stored-list')
    await phone.open('/wallet')
    await phone.open('/all-task')
    // The document showed what the service worker had inserted.
    await expect.poll(countInserted).toBe(0)
    await openTask(page, phone, task)
    await phone.open('/withdraw')
    await page.getByRole('radio', { name: 'Another account' }).check()
    await page.getByLabel('Account Number').fill(WORDS['draft with a bank account'])
    await waitUntilStored(WORDS['draft with a bank account'], `database onise:${tasker.id} drafts`)
    await phone.open(`/chat/${client.id}`)
    await page.getByText(WORDS['message of the client']).waitFor()
    const sent = await sendPicture('This is the lamp.', '#7a5230')
    await sent.getByLabel('Sent', { exact: true }).waitFor()
    await waitUntilStored('image/webp', 'cache onise-private-files')
  })

  test('follows on what the user has written without a network', async () => {
    const { page } = phone
    await phone.goOffline()
    const waiting = await sendPicture(WORDS['message that waits'], '#2d4f8a')
    await waiting.getByLabel('Waiting to be sent').waitFor()
    await page.goto(`${phone.url}/apply-task/${task}`)
    await fillInProposal(page)
    await pressSend(page)
    await waitUntilSaved(page)
    const before = await readStorage(phone)
    secrets = {
      ...WORDS,
      'email address': tasker.email,
      token: await page.evaluate(() => localStorage.getItem('token') ?? ''),
      'picture that was sent': bytesAt(before, 'cache onise-private-files'),
      'picture that waits': bytesAt(before, `database onise:${tasker.id} files`),
    }
    const seen = new Set(findIn(before, secrets).map(({ name }) => name))
    expect([...seen].toSorted()).toEqual(Object.keys(secrets).toSorted())
  })

  test('leaves nothing of the user on the phone but locked input', async () => {
    const { page } = phone
    await page.goto(`${phone.url}/settings`)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.getByText(/2 items not sent yet\. .* locked until you log in here again/).waitFor()
    await page.getByRole('button', { name: 'Keep and log out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(async () => findIn(await readStorage(phone), secrets)).toEqual([])
    expect(await listProposalsFor(tasker, task)).toEqual([])
  })

  test('is followed by a log-in that sends the input', async () => {
    await phone.goOnline()
    const page = await phone.open('/login')
    await logIn(phone, tasker.email)
    await page.waitForURL('**/dashboard')
    await expect.poll(async () => (await listProposalsFor(tasker, task)).length).toBe(1)
  })
})
