import { LONG_TITLES } from './long-data.ts'
import { fillIn, follow, inOrder, OFFLINE, opens, press, screensOf, type Screen } from './screen.ts'
import { STAGED_TITLES } from './staged-data.ts'

const RESET_LINK = '/user/update-password?token=0123456789&email=bukola%40onise.test'

const openLogin = opens(follow(/^Log in$/))
const wrongRegistration = inOrder(
  fillIn({
    Username: 'Oluwamuyiwa',
    'Phone number or e-mail': 'not an address',
    Password: 'short',
  }),
  press('Register'),
)

const toCode = inOrder(
  press('As a client'),
  fillIn({
    Username: 'Bukola',
    'Phone number or e-mail': '0803 123 4567',
    Password: 'palm oil on Tuesday',
  }),
  press('Register'),
  (page) => page.getByLabel('Code').waitFor(),
)

const VISITOR = screensOf('visitor', [
  ['landing', '/', OFFLINE],
  ['landing-login', '/', openLogin],
  ['landing-sign-up', '/', inOrder(openLogin, press('Sign up'))],
  ['about', '/about'],
  ['account-type', '/account-type'],
  ['register', '/account-type', press('As a client')],
  ['register-errors', '/account-type', inOrder(press('As a client'), wrongRegistration)],
  ['register-code', '/account-type', toCode],
  ['login', '/login', OFFLINE],
  [
    'login-errors',
    '/login',
    (page) => page.locator('form').getByRole('button', { name: 'Log in' }).click(),
  ],
  ['forgot-password', '/forgot-password', OFFLINE],
  [
    'forgot-password-sent',
    '/forgot-password',
    inOrder(fillIn({ 'Phone number or e-mail': 'nobody@onise.test' }), press('Send')),
  ],
  [
    'forgot-password-code',
    '/forgot-password',
    inOrder(fillIn({ 'Phone number or e-mail': '0805 123 4567' }), press('Send'), (page) =>
      page.getByLabel('Code').waitFor(),
    ),
  ],
  ['update-password', RESET_LINK],
  ['update-password-incomplete', '/user/update-password'],
  ['profile', ({ user }) => `/profile/${user('Adeola')}`],
  ['profile-long', ({ user }) => `/profile/${user('ABDULLAH')}`],
  ['profile-unknown', '/profile/0190a0b0-0000-7000-8000-000000000000'],
  ['pass', '/pass'],
  ['pass-altered', '/pass#no-pass'],
  ['pass-valid', ({ pass }) => `/pass#${pass(STAGED_TITLES.decided)}`, OFFLINE],
  ['pass-ended', ({ pass }) => `/pass#${pass(STAGED_TITLES.cancelled)}`],
  ['professionals', '/professionals'],
  ['professionals-trade', '/professionals?field=Electrician'],
  ['share-task', ({ task }) => `/t/${task('CCTV for a small pharmacy')}`],
  ['share-task-long', ({ task }) => `/t/${task(LONG_TITLES.open)}`],
  ['share-task-closed', ({ task }) => `/t/${task('Wardrobe for a small bedroom')}`],
  ['share-task-unknown', '/t/0190a0b0-0000-7000-8000-000000000000'],
  ['share-profile', ({ user }) => `/p/${user('Adeola')}`],
  ['share-profile-long', ({ user }) => `/p/${user('ABDULLAH')}`],
  ['todos', '/todos'],
  ['todos-trade', '/todos/electrician'],
  ['todos-empty', '/todos/vulcanizer/yobe'],
  ['todos-unknown', '/todos/astronaut'],
  ['people', '/electricians/lagos'],
  ['people-empty', '/vulcanizers/yobe'],
  ['unknown-path', '/no-such-page'],
])

export const PUBLIC_SCREENS: readonly Screen[] = VISITOR
