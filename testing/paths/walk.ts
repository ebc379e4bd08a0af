import type { Page } from 'playwright-core'
import { CARDS } from '#testing/browser/payment-steps.ts'
import { dateInDays } from '#testing/browser/steps.ts'
import type { Taps } from './taps.ts'

const PASSWORD = 'calabar-rain-2026'

type Side = { page: Page; taps: Taps; username: string; email: string }

type Walk = {
  title: string
  client: Side
  tasker: Side
  /** The code of the latest e-mail to this address. */
  readCode: (email: string) => Promise<string>
  /** After each act, with what its screen must say. */
  onResult?: (page: Page, text: RegExp) => Promise<unknown>
}

async function register({ page, taps, username, email }: Side, role: RegExp) {
  await page.goto('/')
  await taps.tap(page.getByRole('link', { name: 'Register' }).first(), 'Register')
  await taps.tap(page.getByRole('button', { name: role }), 'the account type')
  await taps.type(page.getByLabel('Username'), username, 'username')
  await taps.type(page.getByLabel('Email'), email, 'e-mail')
  await taps.type(page.getByLabel('Password', { exact: true }), PASSWORD, 'password')
  await page.keyboard.press('Enter')
  const logIn = page.locator('form').getByRole('button', { name: 'Log in' })
  await taps.tap(logIn, 'Log in')
}

async function postTodo({ page, taps }: Side, title: string) {
  await taps.tap(page.getByRole('link', { name: 'Post a todo' }), 'Post a todo')
  await taps.type(page.getByLabel('Todo Title'), title, 'title')
  await taps.type(page.getByLabel('Description'), 'Cables are exposed near the stairs.', 'text')
  await taps.type(page.getByLabel('Location', { exact: true }), 'Yaba, Lagos', 'location')
  await taps.type(page.getByLabel('Price', { exact: true }), '120000', 'price')
  await taps.choose(page.getByLabel('Field', { exact: true }), 'Electrician')
  await taps.tap(page.locator('label').filter({ hasText: 'House Wiring' }), 'a skill')
  await taps.tap(page.getByRole('button', { name: 'Post', exact: true }), 'Post')
}

async function completeProfile({ page, taps }: Side) {
  await taps.tap(page.locator('label').filter({ hasText: 'Electrician' }), 'the trade')
  await taps.tap(page.locator('label').filter({ hasText: 'House Wiring' }), 'a skill')
  await taps.tap(page.getByRole('button', { name: 'Continue' }), 'Continue')
  await taps.type(page.getByLabel('Job title'), 'Electrician, 8 years', 'job title')
  await taps.type(page.getByLabel('Profile description'), 'Wiring and meters in Yaba.', 'text')
  await taps.type(page.getByLabel('Location'), 'Yaba, Lagos', 'location')
  await page.keyboard.press('Enter')
}

async function apply({ page, taps }: Side, title: string) {
  await taps.tap(page.getByRole('link', { name: title }).first(), 'the todo')
  await taps.tap(page.getByRole('link', { name: 'Send Proposal' }), 'Send Proposal')
  await taps.type(page.getByLabel('Your price'), '105000', 'price')
  const text = page.getByRole('textbox', { name: 'Your proposal' })
  await taps.type(text, 'I will bring my own tester.', 'proposal')
  const date = page.getByLabel('When can you finish?')
  await taps.tap(date, 'field: date')
  await date.fill(dateInDays(7))
  await taps.tap(page.getByRole('button', { name: 'Send Proposal' }), 'Send Proposal')
}

async function fundAndAssign({ page, taps, email }: Side, { title, readCode }: Walk) {
  await taps.tap(page.getByRole('link', { name: title }).first(), 'the todo')
  await taps.tap(page.getByRole('link', { name: 'Assign Task: Adeola' }), 'Assign Task')
  await taps.tap(page.getByRole('button', { name: 'Fund ₦105,000' }), 'Fund')
  const code = page.getByLabel('Code')
  await code.waitFor()
  await taps.type(code, await readCode(email), 'code')
  const checkout = page.frameLocator('iframe[title="Fund Your Wallet"]')
  await taps.choose(checkout.getByLabel('Test card'), CARDS.success)
  await taps.tap(checkout.getByRole('button', { name: /^Pay ₦/ }), 'Pay')
  await taps.tap(page.getByRole('button', { name: 'Assign and hold ₦105,000' }), 'Assign')
}

/** From the landing page, where neither has been before, to the money in the professional's wallet. */
export async function walkToPayment(walk: Walk) {
  const { client, tasker, title, onResult } = walk
  const see = async ({ page }: Side, text: RegExp) => {
    await page.getByText(text).first().waitFor()
    await onResult?.(page, text)
  }
  await register(client, /^As a client/)
  await postTodo(client, title)
  await see(client, /Your todo is posted/)
  await register(tasker, /^As a professional/)
  await completeProfile(tasker)
  await see(tasker, /Your profile is ready/)
  await apply(tasker, title)
  await see(tasker, /The client has your proposal/)
  await fundAndAssign(client, walk)
  await see(client, /₦105,000 of yours is held for Adeola/)
  const submit = tasker.page.getByRole('link', { name: 'Submit', exact: true })
  await tasker.taps.tap(submit.locator('visible=true').last(), 'Submit')
  await tasker.taps.type(tasker.page.getByLabel('Notes'), 'Both rooms are rewired.', 'notes')
  await tasker.taps.tap(tasker.page.getByRole('button', { name: 'Submit' }), 'Submit')
  await see(tasker, /You will be paid on/)
  const approve = client.page.getByRole('button', { name: 'Approve and pay ₦105,000' })
  await client.taps.tap(approve.first(), 'Approve and pay')
  await client.taps.tap(
    client.page.getByRole('dialog').getByRole('button', { name: /^Approve and pay/ }),
    'Approve and pay',
  )
  await see(client, /₦105,000 is paid to Adeola/)
  await see(tasker, /You were paid ₦105,000/)
  await tasker.taps.tap(
    tasker.page.getByRole('link', { name: 'Wallet' }).locator('visible=true').first(),
    'Wallet',
  )
  await tasker.page
    .getByRole('region', { name: 'Total balance' })
    .getByText('₦105,000.00')
    .waitFor()
}
