import { LONG_TITLES } from './long-data.ts'
import {
  chooseValue,
  fillIn,
  inOrder,
  OFFLINE,
  opens,
  press,
  screensOf,
  type Screen,
} from './screen.ts'
import { STAGED_TITLES } from './staged-data.ts'
import type { Ids } from './users.ts'

const REWIRE = 'Rewire two rooms and fit a new meter box'
const COUNTERED = 'Sockets and a light for the shed'
const SUBMITTED = 'Kitchen sink leaks into the cupboard'
const IN_PROGRESS = 'Paint a parlour and corridor, two coats'
const STAGES = 'Security lights around the compound'
const COMPLETED = 'Wardrobe for a small bedroom'
const DISPUTED = 'Inverter that switches off at night'

export const at = (path: string, title: string) => (ids: Ids) => `/${path}/${ids.task(title)}`
const counterOf = (username: string, title: string) => (ids: Ids) =>
  `/counter-offer/${ids.proposal(username, title)}`
const proposalOf = (username: string, title: string) => (ids: Ids) =>
  `/single-proposal/${ids.proposal(username, title)}`

/** What both types of users have. */
export const SHARED = [
  ['fund-wallet', '/fund-wallet', OFFLINE],
  ['withdraw', '/withdraw', OFFLINE],
  ['statement', '/statement', OFFLINE],
  ['messages', '/messages', OFFLINE],
  ['community', '/community', OFFLINE],
  ['notices', '/notices', OFFLINE],
  ['settings', '/settings', OFFLINE],
  ['sessions', '/sessions', OFFLINE],
  ['export-data', '/export-data', OFFLINE],
  ['close-account', '/close-account'],
  ['change-password', '/change-password'],
  ['verify-email', '/verify-email'],
  ['phone-number', '/phone-number'],
  ['verify', '/verify', OFFLINE],
  ['create-pin', '/create-pin'],
  ['update-pin', '/update-pin'],
  ['forgot-pin', '/forgot-pin'],
  ['unsent', '/unsent'],
] as const

const DEMO = screensOf('client', [
  ['dashboard', '/client-dashboard', OFFLINE],
  ['menu', '/client-dashboard', { act: opens(press(/Menu$/)), maxWidth: 1023 }],
  ['menu-log-out', '/settings', { act: inOrder(press(/Menu$/), press('Log Out')), maxWidth: 1023 }],
  [
    'menu-switch',
    '/settings',
    { act: inOrder(press(/Menu$/), press(/Switch To/)), maxWidth: 1023 },
  ],
  ['tasks', '/client-tasks', OFFLINE],
  ['tasks-deleted', '/client-tasks', press('Show deleted todos')],
  ['tasks-ongoing', '/client-ongoing-tasks'],
  ['tasks-submitted', '/client-submitted-tasks', OFFLINE],
  ['approve', '/client-submitted-tasks', opens(press('Approve'))],
  ['tasks-completed', '/client-completed-tasks'],
  ['create-task', '/create-task', OFFLINE],
  ['create-task-errors', '/create-task', press('Post')],
  ['edit-task', at('edit-task', REWIRE)],
  ['delete-task', at('delete-task', REWIRE)],
  ['proposals', at('proposals', REWIRE), OFFLINE],
  ['proposal', proposalOf('Adeola', REWIRE), OFFLINE],
  ['counter-offer', counterOf('Adeola', COUNTERED), OFFLINE],
  ['counter-offer-form', counterOf('Adeola', COUNTERED), press('Suggest something else')],
  ['award', proposalOf('Adeola', REWIRE), opens(press('Assign Task'))],
  ['decline', proposalOf('Adeola', REWIRE), opens(press(/^Decline/))],
  ['task-open', at('single-task', REWIRE), OFFLINE],
  ['task-in-progress', at('single-task', IN_PROGRESS)],
  ['task-stages', at('single-task', STAGES), OFFLINE],
  ['task-materials-asked', at('single-task', STAGED_TITLES.asked), OFFLINE],
  ['release-materials', at('single-task', STAGED_TITLES.asked), opens(press(/^Release ₦/))],
  ['release-part', at('single-task', STAGED_TITLES.asked), press('Release a part')],
  ['decline-materials', at('single-task', STAGED_TITLES.asked), press('Ask to change the list')],
  ['task-materials-paid', at('single-task', STAGED_TITLES.paid)],
  ['task-stage-disputed', at('single-task', STAGED_TITLES.disputed)],
  ['task-stage-divided', at('single-task', STAGED_TITLES.decided)],
  ['stage-dispute', at('dispute', STAGED_TITLES.disputed), OFFLINE],
  ['stage-dispute-closed', at('dispute', STAGED_TITLES.decided)],
  ['fund-stage', at('single-task', STAGES), opens(press(/^Hold/))],
  ['task-submitted', at('single-task', SUBMITTED)],
  ['task-completed', at('single-task', COMPLETED)],
  ['task-disputed', at('single-task', DISPUTED)],
  ['task-cancelled', at('single-task', 'New cables for the garden lights')],
  ['task-removed', at('single-task', 'Carry an old generator down three floors')],
  ['task-expired', at('single-task', 'Take down an old antenna')],
  ['task-unknown', '/single-task/0190a0b0-0000-7000-8000-000000000000', OFFLINE],
  ['request-changes', at('request-changes', SUBMITTED)],
  ['cancel-task', at('cancel-task', IN_PROGRESS), OFFLINE],
  ['change-task', at('change-task', IN_PROGRESS), OFFLINE],
  ['open-change', at('change-task', STAGES), OFFLINE],
  ['change-price', at('change-task', STAGED_TITLES.decided), chooseValue('kind', 'price')],
  ['change-date', at('change-task', STAGED_TITLES.decided), chooseValue('kind', 'date')],
  ['change-stage', at('change-task', STAGED_TITLES.decided), chooseValue('kind', 'stage')],
  ['change-order', at('change-task', STAGED_TITLES.decided), chooseValue('kind', 'order')],
  ['dispute', at('dispute', DISPUTED), OFFLINE],
  ['open-dispute', at('dispute', IN_PROGRESS)],
  ['reviews', at('review', COMPLETED)],
  ['wallet', '/client-wallet', OFFLINE],
  [
    'checkout',
    '/fund-wallet',
    inOrder(fillIn({ Amount: '25000', 'Phone No.': '08031234567' }), press('Fund')),
  ],
  ['chat', ({ user }) => `/chat/${user('Adeola')}`, OFFLINE],
  ['chat-picture', ({ user }) => `/chat/${user('Yusuf')}`],
  ['chat-masked', ({ user }) => `/chat/${user('Sani')}`],
  ['chat-blocked', ({ user }) => `/chat/${user('Femi')}`],
  ['profile', ({ user }) => `/profile/${user('Bukola')}`],
  ['profile-other', ({ user }) => `/profile/${user('Adeola')}`],
  ['professionals', '/professionals?field=Electrician&place=lagos-ikeja', OFFLINE],
  ['report', ({ user }) => `/profile/${user('Adeola')}`, opens(press(/^Report/))],
  ['update-profile', '/update-profile'],
  ['unknown-path', '/no-such-page'],
  ...SHARED,
])

const NEW = screensOf('new-client', [
  ['dashboard', '/client-dashboard'],
  ['tasks', '/client-tasks'],
  ['tasks-completed', '/client-completed-tasks'],
  ['wallet', '/client-wallet'],
  ['profile', ({ user }) => `/profile/${user('Folake')}`],
  ...SHARED,
])

const LONG = screensOf('long-client', [
  ['dashboard', '/client-dashboard'],
  ['tasks', '/client-tasks'],
  ['tasks-ongoing', '/client-ongoing-tasks'],
  ['tasks-submitted', '/client-submitted-tasks'],
  ['approve', '/client-submitted-tasks', opens(press('Approve'))],
  ['tasks-completed', '/client-completed-tasks'],
  ['edit-task', at('edit-task', LONG_TITLES.open)],
  ['delete-task', at('delete-task', LONG_TITLES.open)],
  ['proposals', at('proposals', LONG_TITLES.open)],
  ['proposal', proposalOf('ABDULLAH', LONG_TITLES.open)],
  ['award', proposalOf('ABDULLAH', LONG_TITLES.open), opens(press('Assign Task'))],
  ['task-submitted', at('single-task', LONG_TITLES.submitted)],
  ['task-changes', at('single-task', LONG_TITLES.changes)],
  ['task-stages', at('single-task', LONG_TITLES.staged)],
  ['open-change', at('change-task', LONG_TITLES.staged)],
  ['task-completed', at('single-task', LONG_TITLES.completed)],
  ['request-changes', at('request-changes', LONG_TITLES.submitted)],
  ['cancel-task', at('cancel-task', LONG_TITLES.assigned)],
  ['dispute', at('dispute', LONG_TITLES.disputed)],
  ['review', at('client-review', LONG_TITLES.unreviewed)],
  ['reviews', at('review', LONG_TITLES.completed)],
  ['wallet', '/client-wallet'],
  ['statement', '/statement'],
  ['withdraw', '/withdraw'],
  ['messages', '/messages'],
  ['chat', ({ user }) => `/chat/${user('ABDULLAH')}`],
  ['notices', '/notices'],
  ['profile-other', ({ user }) => `/profile/${user('ABDULLAH')}`],
  ['menu', '/client-dashboard', { act: opens(press(/Menu$/)), maxWidth: 1023 }],
  ['close-account', '/close-account'],
])

/** The first transaction of the wallet's list. */
const RECEIPT = screensOf('client', [
  ['receipt', '/client-wallet', opens(press(/^(Wallet funded|Payment held)/))],
  ['wallet-filter', '/client-wallet', { act: press(/Filter/), maxWidth: 1023 }],
])

export const CLIENT_SCREENS: readonly Screen[] = [...DEMO, ...RECEIPT, ...NEW, ...LONG]
