import type { Page } from 'playwright-core'
import type { TaskId } from '#schema/domain/ids.ts'
import type { Device } from './device.ts'
import { dateInDays } from './steps.ts'
import { PROPOSAL_TEXT } from './tasks.ts'

/** Opens a task, which stores it on the phone. */
export async function openTask(page: Page, { url }: Device, taskId: TaskId) {
  await page.goto(`${url}/single-task/${taskId}`)
  await page.getByText('Job Description').waitFor()
}

type ProposalFields = { price?: string; description?: string; date?: string }

export async function fillInProposal(page: Page, fields: ProposalFields = {}) {
  const { price = '105000', description = PROPOSAL_TEXT, date = dateInDays(7) } = fields
  await page.getByLabel('Your price').fill(price)
  await page.getByRole('textbox', { name: 'Your proposal' }).fill(description)
  await page.getByLabel('When can you finish?').fill(date)
}

export async function openProposalForm(
  page: Page,
  { url }: Device,
  taskId: TaskId,
  fields?: ProposalFields,
) {
  await page.goto(`${url}/apply-task/${taskId}`)
  await fillInProposal(page, fields)
}
export const pressSend = (page: Page) => page.getByRole('button', { name: 'Send Proposal' }).click()

/** Sends a proposal from this tab and does not wait for its result. */
export async function sendProposal(...form: Parameters<typeof openProposalForm>) {
  await openProposalForm(...form)
  await pressSend(form[0])
}

/** The form shows it, and after two seconds the task's screen does. */
export const waitUntilSaved = (page: Page) =>
  page.getByRole('main').getByText('Saved on phone').first().waitFor()

/** The badge of the user's proposal on the task's page. */
export const proposalBadge = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Your proposal' }).getByText(text, { exact: true })

/** The requests of a device that send a proposal, repetitions included. */
export const proposalRequests = ({ requests }: Device) =>
  requests.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/user/apply/'))
