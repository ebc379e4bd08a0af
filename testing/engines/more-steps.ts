import { expect } from 'vitest'
import { openDatabase } from '#testing/browser/ledger.ts'
import { dateInDays } from '#testing/browser/steps.ts'
import { copyTask, listProposalsFor, postTask } from '#testing/browser/tasks.ts'
import { PASSWORD as API_PASSWORD, registerClient, registerTasker } from '#testing/browser/users.ts'
import { totpAt } from '#worker/secrets/totp.ts'
import { button, link, PASSWORD } from './main-job.ts'
import type { Screen } from './screen.ts'
import type { Side, Step } from './world.ts'

const PIN = '4071'
const ACCOUNT = { account_number: '0123456789', account_name: 'ADEOLA BISI OGUNLEYE' }
const DARK = 'rgb(16, 22, 18)'
const PHONE = { width: 360, height: 640 }
const WIDE = { width: 1280, height: 800 }

export async function logIn({ screen, email }: Side, password = API_PASSWORD) {
  await screen.open('/login')
  await screen.type({ label: /^(Email|Phone number or e-mail)/ }, email)
  await screen.type({ label: 'Password' }, password)
  await screen.pressEnter()
}

const paper = (screen: Screen) =>
  screen.evaluate<string>('getComputedStyle(document.body).backgroundColor')

/** Of a client who has logged in. */
const SCREENS = [
  '/about',
  '/help',
  '/client-dashboard',
  '/client-tasks',
  '/create-task',
  '/client-wallet',
  '/fund-wallet',
  '/statement',
  '/messages',
  '/settings',
  '/sessions',
  '/notices',
]

async function expectToFit(screen: Screen, path: string, width: number) {
  await screen.open(path)
  await screen.see({ role: 'heading' })
  await screen.expectNoOverflow(`${path} at ${width} px`)
  await screen.picture(`${width}${path.replace('/', '-')}`)
}

/** After the main job, each by itself. */
export const MORE_STEPS: readonly Step[] = [
  {
    name: 'the professional creates a PIN and withdraws to a bank, once',
    async run({ onise, tasker, readCode }) {
      const { screen, email } = tasker
      await onise.paystack.control('account', ACCOUNT)
      await screen.open('/create-pin')
      await screen.tap(button('Confirm e-mail'))
      await screen.see({ label: /^Code/ })
      await screen.type({ label: /^Code/ }, await readCode(email))
      await screen.type({ label: 'Pin' }, PIN)
      await screen.type({ label: 'Confirm Pin' }, PIN)
      await screen.type({ label: 'Password' }, PASSWORD)
      await screen.tap(button('Create Pin'))
      await screen.see({ role: 'heading', name: 'Settings' })
      await screen.open('/withdraw')
      await screen.type({ role: 'searchbox', name: 'Search the list' }, 'guaranty')
      await screen.see({ text: '1 bank found' })
      await screen.type({ label: 'Account Number' }, ACCOUNT.account_number)
      await screen.type({ label: 'Amount' }, '5000')
      await screen.see({ text: /^ADEOLA BISI OGUNLEYE/ })
      await screen.type({ label: 'Pin' }, PIN)
      await screen.picture('withdraw')
      await screen.tap(button('Withdraw'))
      await screen.seeInView({ text: /₦4,990 is on its way to ADEOLA/ })
      await screen.picture('withdrawn')
      expect((await onise.paystack.control('state')).transfers).toHaveLength(1)
    },
  },
  {
    name: 'a second visit without a network applies for a todo, which is delivered once',
    async run({ onise, openSide }) {
      const client = await registerClient(onise, 'Zubairu')
      const apiTasker = await registerTasker(onise, 'Iretiola', ['House Wiring'])
      const task = await postTask(client, 'Mend a switch')
      const { screen, network, ...side } = await openSide('Iretiola')
      await logIn({ screen, network, ...side })
      await screen.see(link(/Mend a switch/))
      const worker = 'navigator.serviceWorker?.controller?.state === "activated"'
      const isControlled = () => screen.evaluate<boolean>(worker)
      await screen.open('/all-task')
      await screen.see(link(/Mend a switch/))
      await screen.waitUntil('a service worker controls the page', isControlled)
      await network.setMode('offline')
      await screen.open('/all-task')
      await screen.tap(link(/Mend a switch/))
      await screen.tap(link('Send Proposal'))
      await screen.type({ label: /^Your price/ }, '105000')
      await screen.type({ label: /^Your proposal/ }, 'I come at once.')
      await screen.choose({ label: /^When can you finish/ }, dateInDays(7))
      await screen.tap(button('Send Proposal'))
      await screen.see({ text: 'Saved on phone' })
      await screen.picture('saved-on-phone')
      await network.setMode('online')
      await screen.evaluate(`dispatchEvent(new Event('online'))`)
      await screen.waitUntil('the proposal arrives', async () => {
        return (await listProposalsFor(apiTasker, task)).length === 1
      })
      await screen.see({ text: 'Sent' })
      expect(await listProposalsFor(apiTasker, task)).toHaveLength(1)
    },
  },
  {
    name: 'speaks Hausa once it is chosen, also after a reload',
    async run({ client: { screen } }) {
      await screen.open('/settings')
      await screen.tap({ choice: 'Hausa' })
      await screen.see({ role: 'heading', name: 'Saituna' })
      expect(await screen.evaluate('document.documentElement.lang')).toBe('ha')
      await screen.open('/settings')
      await screen.see({ role: 'heading', name: 'Saituna' })
      await screen.expectNoOverflow('the settings in Hausa')
      await screen.picture('settings-hausa')
      // The screen may still move, as for a user who then taps again.
      await screen.waitUntil('English is chosen again', async () => {
        await screen.tap({ choice: 'English' })
        await screen.see({ role: 'heading', name: 'Settings' })
        return (await screen.evaluate<string>('document.documentElement.lang')).startsWith('en')
      })
    },
  },
  {
    name: 'is dark where the system is dark',
    cannot: { webkit: 'under WebDriver it does not ask the system for its colours' },
    async run({ openSide }) {
      const dark = await openSide('Dauda', { isDark: true })
      await dark.screen.open('/')
      await dark.screen.waitUntil(
        'the page is dark',
        async () => (await paper(dark.screen)) === DARK,
      )
      await dark.screen.picture('landing-dark')
    },
  },
  {
    name: 'is dark where dark is chosen',
    async run({ client: { screen } }) {
      await screen.open('/settings')
      await screen.tap({ choice: 'Dark' })
      await screen.waitUntil('the page is dark', async () => (await paper(screen)) === DARK)
      await screen.picture('settings-dark')
      await screen.tap({ choice: 'Automatic' })
    },
  },
  {
    name: 'shows the shared page of a todo to somebody without an account',
    async run({ onise, openSide }) {
      const client = await registerClient(onise, 'Halima')
      const task = await postTask(client, 'Tile a kitchen')
      const { screen } = await openSide('Emeka')
      await screen.open(`/t/${task}`)
      await screen.see({ role: 'heading', name: 'Tile a kitchen' })
      await screen.expectNoOverflow('the shared page')
      await screen.picture('shared-page')
    },
  },
  {
    name: 'twelve screens fit a phone and a wide window',
    async run({ client: { screen } }) {
      for (const size of [PHONE, WIDE]) {
        // oxlint-disable-next-line no-await-in-loop
        await screen.resize(size.width, size.height)
        // oxlint-disable-next-line no-await-in-loop
        for (const path of SCREENS) await expectToFit(screen, path, size.width)
      }
    },
  },
  {
    name: 'lets an administrator set up the second factor and log in',
    async run({ onise, openSide }) {
      const { id } = await registerClient(onise, 'Ngozi')
      const sql = "UPDATE users SET user_type = 'admin' WHERE id = ?"
      await openDatabase(onise).execute({ sql, args: [id] })
      const side = await openSide('Ngozi')
      const { screen } = side
      await screen.resize(WIDE.width, WIDE.height)
      await logIn(side)
      await screen.type({ label: /^Your password/ }, API_PASSWORD)
      await screen.tap(button('Set it up'))
      await screen.see({ label: /^Code/ })
      const text = await screen.evaluate<string>('document.body.innerText')
      const secret = /\b[A-Z2-7 ]{26,60}\b/.exec(text)?.[0].replaceAll(' ', '') ?? ''
      await screen.picture('second-factor')
      await screen.type({ label: /^Code/ }, totpAt(secret, Date.now()))
      await screen.tap(button('Confirm'))
      await screen.tap(button('I have kept them'))
      await screen.see({ role: 'heading', name: /Dashboard|Today|Overview/ })
      await screen.expectNoOverflow('the screen of an administrator')
      await screen.picture('administrator')
    },
  },
  {
    name: 'with site data blocked, a log-in works and nothing opens again by itself',
    cannot: {
      chromium: 'testing/browser/storage-refused.long.test.ts does it in Chromium',
      webkit: 'MiniBrowser has no setting that blocks site data',
    },
    async run({ onise, openSide }) {
      const client = await registerClient(onise, 'Sani')
      await postTask(client, 'Paint a gate')
      await registerTasker(onise, 'Tunde', ['House Wiring'])
      const side = await openSide('Tunde', { blocksSiteData: true })
      const { screen, network } = side
      await logIn(side)
      await screen.see({ text: /Nothing is saved on this phone/ })
      await screen.tap(link(/Paint a gate/))
      await screen.see({ text: 'Job Description' })
      await screen.picture('site-data-blocked')
      const documents = network.requests.filter(({ path }) => /^\/(login|dashboard)/.test(path))
      expect(documents.map(({ path }) => path)).toEqual(['/login'])
    },
  },
  {
    name: 'coming back from another document, a list is where it was left',
    async run({ onise, openSide }) {
      const client = await registerClient(onise, 'Kemi')
      const task = await postTask(client, 'Fix a generator')
      await copyTask(onise, task, 15)
      await registerTasker(onise, 'Bola', ['House Wiring'])
      const side = await openSide('Bola')
      const { screen } = side
      await logIn(side)
      await screen.see(link(/Fix a generator/))
      await screen.open('/all-task')
      await screen.see(link(/Fix a generator/))
      const offset = () => screen.evaluate<number>('Math.round(scrollY)')
      await screen.waitUntil('the list scrolls', async () => {
        await screen.evaluate('scrollTo({ top: 900, behavior: "instant" })')
        return (await offset()) === 900
      })
      await screen.open('/about')
      await screen.see({ text: 'Our Mission' })
      // The document may be gone before it answers.
      await screen.evaluate('history.back()').catch(() => {})
      await screen.see(link(/Fix a generator/))
      await screen.waitUntil('the list is where it was left', async () => {
        return Math.abs((await offset()) - 900) < 50
      })
    },
  },
]
