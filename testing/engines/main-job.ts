import { expect } from 'vitest'
import { CARDS } from '#testing/browser/payment-steps.ts'
import { dateInDays } from '#testing/browser/steps.ts'
import type { Target } from './find.ts'
import type { Side, Step } from './world.ts'

export const PASSWORD = 'calabar-rain-2026'
const TITLE = 'Rewire two rooms'
const MOST_TAPS = 30
const CHECKOUT = 'Fund Your Wallet'

export const link = (name: string | RegExp): Target => ({ role: 'link', name })
export const button = (name: string | RegExp): Target => ({ role: 'button', name })

async function register({ screen, username, email }: Side, role: RegExp) {
  await screen.open('/')
  await screen.picture('landing')
  await screen.tap(link('Register'))
  await screen.tap(button(role))
  await screen.type({ label: 'Username' }, username)
  await screen.type({ label: /^(Email|Phone number or e-mail)/ }, email)
  await screen.type({ label: 'Password' }, PASSWORD)
  await screen.picture('register')
  await screen.pressEnter()
  await screen.tap({ ...button('Log in'), inside: { role: 'form' } })
}

/** From the landing page, where neither has been before, to the money in the professional's wallet. */
export const MAIN_JOB: readonly Step[] = [
  {
    name: 'a client registers and logs in',
    isShort: true,
    async run({ client }) {
      await register(client, /^As a client/)
      await client.screen.see(link('Post a todo'))
      await client.screen.picture('client-dashboard')
    },
  },
  {
    name: 'posts a todo with a picture',
    isShort: true,
    async run({ client: { screen }, photo }) {
      await screen.tap(link('Post a todo'))
      await screen.type({ label: /^Todo Title/ }, TITLE)
      await screen.type({ label: /^Description/ }, 'Cables are exposed near the stairs.')
      await screen.type({ label: 'Location' }, 'Yaba, Lagos')
      await screen.type({ label: 'Price' }, '120000')
      await screen.setFile({ label: /^Todo Image/ }, photo)
      await screen.see(button('Remove'))
      await screen.choose({ label: 'Field' }, 'Electrician')
      await screen.tap({ choice: /House Wiring/ })
      await screen.picture('create-task')
      await screen.tap(button('Post'))
      await screen.seeInView({ text: /Your todo is posted/ })
    },
  },
  {
    name: 'a professional registers and completes the profile',
    async run({ tasker }) {
      await register(tasker, /^As a professional/)
      const { screen } = tasker
      await screen.tap({ choice: /Electrician/ })
      await screen.tap({ choice: /House Wiring/ })
      await screen.tap(button('Continue'))
      await screen.type({ label: /^Job title/ }, 'Electrician, 8 years')
      await screen.type({ label: /^Profile description/ }, 'Wiring and meters in Yaba.')
      await screen.type({ label: /^Location/ }, 'Yaba, Lagos')
      await screen.picture('update-profile')
      await screen.pressEnter()
      await screen.seeInView({ text: /Your profile is ready/ })
    },
  },
  {
    name: 'finds the todo and applies',
    async run({ tasker: { screen } }) {
      await screen.tap(link(new RegExp(TITLE)))
      await screen.see({ text: 'Job Description' })
      await screen.picture('single-task')
      await screen.tap(link('Send Proposal'))
      await screen.type({ label: /^Your price/ }, '105000')
      await screen.type({ label: /^Your proposal/ }, 'I will bring my own tester.')
      await screen.choose({ label: /^When can you finish/ }, dateInDays(7))
      await screen.picture('apply')
      await screen.tap(button('Send Proposal'))
      await screen.seeInView({ text: /The client has your proposal/ })
    },
  },
  {
    name: 'the client funds the wallet by card, and assigns',
    async run({ client, readCode }) {
      const { screen, email } = client
      await screen.tap(link(new RegExp(TITLE)))
      await screen.tap(link('Assign Task: Adeola'))
      await screen.picture('assign')
      await screen.tap(button('Fund ₦105,000'))
      await screen.see({ label: /^Code/ })
      await screen.type({ label: /^Code/ }, await readCode(email))
      await screen.choose({ label: /^Test card/, frame: CHECKOUT }, CARDS.success)
      await screen.picture('checkout')
      await screen.tap({ ...button(/^Pay ₦/), frame: CHECKOUT })
      await screen.tap(button('Assign and hold ₦105,000'))
      await screen.seeInView({ text: /₦105,000 of yours is held for Adeola/ })
    },
  },
  {
    name: 'the professional submits the work with a file',
    async run({ tasker: { screen }, photo }) {
      await screen.tap(link('Submit'))
      await screen.type({ label: /^Notes/ }, 'Both rooms are rewired.')
      await screen.setFile({ label: /^Picture or PDF/ }, photo)
      await screen.see(button('Remove'))
      await screen.picture('submit')
      await screen.tap(button('Submit'))
      await screen.seeInView({ text: /You will be paid on/ })
    },
  },
  {
    name: 'the client approves',
    async run({ client: { screen } }) {
      await screen.tap(button('Approve and pay ₦105,000'))
      await screen.picture('approve')
      await screen.tap({ ...button(/^Approve and pay/), inside: { role: 'dialog' } })
      await screen.seeInView({ text: /₦105,000 is paid to Adeola/ })
    },
  },
  {
    name: 'the wallet of the professional shows the pay, after 30 taps of both at most',
    async run({ client, tasker }) {
      const { screen } = tasker
      await screen.seeInView({ text: /You were paid ₦105,000/ })
      await screen.tap(link('Wallet'))
      await screen.see({ text: '₦105,000.00', inside: { role: 'region', name: 'Total balance' } })
      await screen.picture('wallet')
      const taps = [...client.screen.taps, ...tasker.screen.taps]
      expect(taps.length, taps.join('\n')).toBeLessThanOrEqual(MOST_TAPS)
    },
  },
]
