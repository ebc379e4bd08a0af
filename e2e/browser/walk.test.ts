import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fund } from './fund.ts'
import { startOnise, type Device, type Onise } from './harness.ts'
import {
  expectRefusal,
  goTo,
  idOf,
  inDays,
  logIn,
  passThrough,
  photograph,
  register,
} from './walking.ts'

const TITLE = 'Rewire two rooms and fit a new meter box'
const OFFER = 'I will bring my own tester and finish before the weekend.'
const NOTES = 'Both rooms are rewired and the meter box is closed and labelled.'
const BUKOLA = { role: 'client', username: 'Bukola', email: 'bukola@onise.test' } as const
const ADEOLA = { role: 'tasker', username: 'Adeola', email: 'adeola@onise.test' } as const

let onise: Onise
let client: Device
let tasker: Device
let todo: string

beforeAll(async () => {
  onise = await startOnise()
  client = await onise.phone()
  tasker = await onise.phone()
})
afterAll(() => onise?.stop())

const idIn = (device: Device) => new URL(device.page.url()).pathname.split('/').at(-1) ?? ''
const purse = (device: Device) => device.page.getByRole('region', { name: 'Total balance' })
const cardOf = (device: Device, title = TITLE) =>
  device.page.getByRole('main').getByRole('listitem').filter({ hasText: title })
const lineOf = (device: Device, details: string) =>
  device.page.getByRole('main').getByRole('listitem').filter({ hasText: details })

describe('a task from post to pay, two people on two phones', () => {
  test('SPEC 2: a client registers, logs in and stands on their dashboard', async () => {
    await register(client, BUKOLA)
    const { page } = client
    await passThrough(client, 'walk-login')
    await logIn(client, BUKOLA.email)
    await page.waitForURL('**/client-dashboard')
    await page.getByRole('heading', { name: 'Welcome, Bukola' }).waitFor()
    await page.getByText('No Todo', { exact: true }).waitFor()
    await passThrough(client, 'walk-client-dashboard-new')
  })

  test('R7: the client posts a todo with a picture through the form', async () => {
    const { page } = client
    await page.getByRole('link', { name: 'Post a todo' }).click()
    await page.getByLabel('Todo Title').fill(TITLE)
    await page
      .getByLabel('Description')
      .fill('Old building behind the market. Cables are exposed near the stairs.')
    await page.getByLabel('Location', { exact: true }).fill('Yaba, Lagos')
    await page.getByLabel('Exact address').fill('12 Commercial Avenue, second floor')
    await page.getByLabel('Price', { exact: true }).fill('120000')
    await page.getByRole('radio', { name: '1', exact: true }).check()
    await page.getByRole('radio', { name: 'Onsite' }).check()
    await page.getByLabel('Todo Image').setInputFiles(await photograph('DCIM_0042.jpg', '#7d8f69'))
    await page.getByRole('button', { name: 'Remove' }).waitFor()
    await page.getByLabel('Field', { exact: true }).selectOption('Electrician')
    await page.getByRole('checkbox', { name: 'House Wiring' }).check()
    await page.getByRole('checkbox', { name: 'Electrical Repairs' }).check()
    expect(await page.getByLabel('Price', { exact: true }).inputValue()).toBe('120,000')
    await passThrough(client, 'walk-create-task')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await page.getByRole('main').getByText('Your todo is posted.').waitFor()

    // SPEC 9 and F15: two seconds, then /dashboard, which leads a client on.
    await page.waitForURL('**/client-dashboard')
    await cardOf(client).getByText('₦120,000').waitFor()
    await passThrough(client, 'walk-client-dashboard')
    await goTo(client, 'My Todo', '/client-tasks')
    await cardOf(client).locator('img').waitFor()
    await passThrough(client, 'walk-client-tasks')
  })

  test('SPEC 2: a tasker registers and is led through /interest and /update-profile', async () => {
    await register(tasker, ADEOLA)
    const { page } = tasker
    await logIn(tasker, ADEOLA.email)
    await page.waitForURL('**/interest')
    await tasker.open('/dashboard')
    await page.waitForURL('**/interest')
    await page.getByRole('radio', { name: 'Electrician' }).check()
    await page.getByRole('checkbox', { name: 'House Wiring' }).check()
    await passThrough(tasker, 'walk-interest')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/update-profile')
    await page.getByText('Skills updated Successfully').waitFor()

    await tasker.open('/dashboard')
    await page.waitForURL('**/update-profile')
    await page.getByLabel('Profile picture').setInputFiles(await photograph('me.jpg', '#9c6644'))
    await page.getByRole('button', { name: 'Remove' }).waitFor()
    await page.getByLabel('Job title').fill('Electrician, 8 years')
    await page.getByLabel('Profile description').fill('Wiring, meters and inverters all over Yaba.')
    await page.getByLabel('Location').fill('Yaba, Lagos')
    // SYNC 1: who follows another feed starts afresh.
    await expectRefusal(tasker, /^410 GET \/api\/sync$/)
    await passThrough(tasker, 'walk-update-profile')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { name: 'Welcome, Adeola' }).waitFor()
    await page.getByText('No Todo Available').waitFor()
    await passThrough(tasker, 'walk-dashboard-new')
    await page.getByRole('link', { name: 'My profile' }).click()
    await page.getByText('Wiring, meters and inverters all over Yaba.').waitFor()
    await passThrough(tasker, 'walk-profile')
  })

  test('SPEC 5: the tasker finds it by search and applies at /Apply-task (F34)', async () => {
    await goTo(tasker, 'To do list', '/all-task')
    const { page } = tasker
    const search = page.getByRole('searchbox', { name: 'Search for todo' })
    await page.getByRole('link', { name: TITLE }).waitFor()
    await search.fill('paint')
    await page.getByText('No Todo Available').waitFor()
    await search.fill('  METER BOX ')
    await page.getByRole('link', { name: TITLE }).waitFor()
    await passThrough(tasker, 'walk-all-task')
    await page.getByRole('link', { name: 'View Details' }).click()
    await page.getByText('Job Description').waitFor()
    expect(await page.getByText('12 Commercial Avenue').count()).toBe(0)
    await passThrough(tasker, 'walk-single-task')
    todo = idIn(tasker)

    await tasker.open(`/Apply-task/${todo}`)
    await page.getByLabel('Your price').fill('105000')
    await page.getByRole('textbox', { name: 'Your proposal' }).fill(OFFER)
    await page.getByLabel('When can you finish?').fill(inDays(7))
    await passThrough(tasker, 'walk-apply-task')
    await page.getByRole('button', { name: 'Send Proposal' }).click()
    await page.getByRole('main').getByText('Your proposal is sent.').waitFor()
  })

  test('R17: with an empty wallet assigning is refused, with the amount that is missing', async () => {
    await client.wake()
    const { page } = client
    await cardOf(client).getByText('1 proposal').waitFor()
    await cardOf(client).getByRole('link', { name: 'Proposals' }).click()
    await page.getByText(OFFER).waitFor()
    await passThrough(client, 'walk-proposals')
    await page.getByRole('link', { name: 'View: Adeola' }).click()
    await page.getByRole('heading', { name: 'Their proposal' }).waitFor()
    await passThrough(client, 'walk-single-proposal')
    await page.getByRole('button', { name: 'Assign Task' }).click()
    await passThrough(client, 'walk-assign-empty-wallet')
    await page.getByRole('button', { name: 'Assign and hold ₦105,000' }).click()
    await page
      .getByRole('dialog')
      .getByText('Insufficient wallet balance. You need ₦105,000 more.')
      .waitFor()
    await expectRefusal(client, /^402 POST .*\/award\//)
    await passThrough(client, 'walk-assign-refused')
    await page.getByRole('button', { name: 'Not yet' }).click()
  })

  test('R17, R23: funded, the client assigns; the wallet shows what is free and what is held', async () => {
    await fund(onise, await idOf(client), 500_000)
    await client.wake()
    const { page } = client
    await page.getByRole('button', { name: 'Assign Task' }).click()
    await page.getByRole('dialog').getByText('₦395,000.00').waitFor()
    await passThrough(client, 'walk-assign')
    await page.getByRole('button', { name: 'Assign and hold ₦105,000' }).click()
    await page.getByText('Todo assigned. The money is held until you approve the work.').waitFor()
    await page.getByText('Assigned to Adeola').waitFor()

    await goTo(client, 'Wallet', '/client-wallet')
    await purse(client).getByText('₦395,000.00').waitFor()
    await purse(client).getByText('₦105,000.00 held for 1 todo').waitFor()
    await lineOf(client, `Payment held for ${TITLE}`).getByText('−₦105,000.00').waitFor()
    await lineOf(client, `Payment held for ${TITLE}`).getByText('Pending').waitFor()
    await passThrough(client, 'walk-client-wallet')

    await client.open('/client-ongoing-tasks')
    await cardOf(client).getByRole('button', { name: 'In Progress' }).waitFor()
    await passThrough(client, 'walk-client-ongoing')
  })

  test('R29: the tasker sees it assigned, with its address, and submits work with a file', async () => {
    await tasker.wake()
    const { page } = tasker
    await goTo(tasker, 'To do list', '/all-task')
    await page.getByRole('link', { name: 'Assigned' }).click()
    await cardOf(tasker).getByText('In Progress').waitFor()
    await passThrough(tasker, 'walk-assigned-tasks')
    await page.getByRole('link', { name: TITLE }).click()
    await page.getByText('12 Commercial Avenue, second floor').waitFor()
    await page.getByText('₦105,000 is held for you.').waitFor()
    await passThrough(tasker, 'walk-single-task-assigned')

    await page.getByRole('link', { name: 'Submit' }).last().click()
    await page.waitForURL(`**/submit-task/${todo}`)
    await page.getByLabel('Notes').fill(NOTES)
    await page
      .getByLabel('Picture or PDF of the work')
      .setInputFiles(await photograph('work.jpg', '#5f7470'))
    await page.getByRole('button', { name: 'Remove' }).waitFor()
    await passThrough(tasker, 'walk-submit-task')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('main').getByText('Your work is submitted.').waitFor()
    await page.waitForURL(`**/single-task/${todo}`)
    await page.getByRole('img', { name: 'The picture of version 1' }).waitFor()
    await tasker.open('/submitted-tasks')
    await cardOf(tasker).getByText('Submitted').waitFor()
    await passThrough(tasker, 'walk-submitted-tasks')
  })

  test('R27: the client looks at the file and approves; it is paid from what was held', async () => {
    await client.open('/client-submitted-tasks')
    const { page } = client
    await cardOf(client).getByText(NOTES).waitFor()
    await passThrough(client, 'walk-client-submitted')
    await cardOf(client).getByRole('button', { name: 'View Image' }).click()
    const work = page.getByRole('dialog').getByRole('img', { name: 'The work handed in' })
    await work.waitFor()
    await expect
      .poll(() => work.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(400)
    await passThrough(client, 'walk-view-image')
    await page.getByRole('button', { name: 'Close' }).click()

    await cardOf(client).getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('dialog').getByText('Adeola is paid ₦105,000').waitFor()
    await passThrough(client, 'walk-approve')
    await page.getByRole('button', { name: 'Approve and pay ₦105,000' }).click()
    await page.getByText('Approved. The professional has been paid.').waitFor()
    await page.getByText('No Todo', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Completed' }).click()
    await cardOf(client).getByRole('link', { name: 'Drop A review' }).waitFor()
    await passThrough(client, 'walk-client-completed')
  })

  test('R22: both histories tell the same story', async () => {
    await tasker.open('/wallet')
    await purse(tasker).getByText('₦105,000.00').waitFor()
    await purse(tasker).getByText('Nothing is held').waitFor()
    const paid = lineOf(tasker, TITLE)
    await paid.getByText('+₦105,000.00').waitFor()
    await paid.getByText('Completed').waitFor()
    expect(await paid.count()).toBe(1)
    await passThrough(tasker, 'walk-wallet')
    await tasker.open('/completed-tasks')
    await cardOf(tasker).getByText('Completed').waitFor()
    await passThrough(tasker, 'walk-completed-tasks')
    await tasker.open('/dashboard')
    await cardOf(tasker).getByText('Accepted').waitFor()
    await passThrough(tasker, 'walk-dashboard')

    await goTo(client, 'Wallet', '/client-wallet')
    await purse(client).getByText('₦395,000.00').waitFor()
    await purse(client).getByText('Nothing is held').waitFor()
    const held = lineOf(client, TITLE)
    await held.getByText('Completed').waitFor()
    expect(await held.count()).toBe(1)
    await lineOf(client, 'Opening balance').getByText('+₦500,000.00').waitFor()
    await passThrough(client, 'walk-client-wallet-after')
  })
})
