import { at, SHARED } from './client-screens.ts'
import { LONG_TITLES } from './long-data.ts'
import {
  choose,
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

const OPEN = 'CCTV for a small pharmacy'
const PROPOSED = 'Rewire two rooms and fit a new meter box'
const IN_PROGRESS = 'Ceiling fans in two bedrooms'
const STAGES = 'Security lights around the compound'
const CHANGES = 'Doorbell that can be heard upstairs'
const DISPUTED = 'Inverter that switches off at night'
const COMPLETED = 'Outside light with a sensor'

const DEMO = screensOf('tasker', [
  ['dashboard', '/dashboard', OFFLINE],
  ['menu', '/dashboard', { act: opens(press(/Menu$/)), maxWidth: 1023 }],
  ['interest', '/interest'],
  ['update-profile', '/update-profile'],
  ['my-work', '/my-work', OFFLINE],
  ['saved', '/saved', OFFLINE],
  ['alerts', '/alerts', OFFLINE],
  ['all-tasks', '/all-task', OFFLINE],
  ['all-tasks-filters', '/all-task', opens(press(/filter/i))],
  [
    'all-tasks-nothing-found',
    '/all-task',
    (page) => page.getByRole('searchbox').first().fill('xylophone'),
  ],
  ['assigned', '/assigned-tasks', OFFLINE],
  ['submitted', '/submitted-tasks'],
  ['completed', '/completed-tasks'],
  ['applied', '/applied-tasks', OFFLINE],
  ['task-open', at('single-task', OPEN), OFFLINE],
  ['task-proposed', at('single-task', PROPOSED)],
  ['task-in-progress', at('single-task', IN_PROGRESS), OFFLINE],
  ['task-stages', at('single-task', STAGES), OFFLINE],
  ['pass', at('single-task', STAGES), opens(press('Show my pass'))],
  ['task-materials', at('single-task', STAGED_TITLES.asked), OFFLINE],
  ['materials-change', at('single-task', STAGED_TITLES.asked), press('Change the list')],
  ['task-receipts', at('single-task', STAGED_TITLES.paid), OFFLINE],
  ['give-back', at('single-task', STAGED_TITLES.paid), opens(press(/^Give back ₦/))],
  ['task-stage-disputed', at('single-task', STAGED_TITLES.disputed)],
  ['task-not-held', at('single-task', STAGED_TITLES.decided)],
  ['stage-dispute', at('dispute', STAGED_TITLES.disputed)],
  ['stage-dispute-closed', at('dispute', STAGED_TITLES.decided)],
  ['task-changes', at('single-task', CHANGES)],
  ['task-disputed', at('single-task', DISPUTED)],
  ['task-completed', at('single-task', COMPLETED)],
  ['task-cancelled', at('single-task', 'New cables for the garden lights')],
  ['task-report', at('single-task', OPEN), opens(press(/^Report/))],
  ['apply', at('apply-task', OPEN), OFFLINE],
  ['apply-errors', at('apply-task', OPEN), press('Send Proposal')],
  [
    'apply-low-price',
    at('apply-task', OPEN),
    fillIn({ 'Your price': '500', 'Your proposal': 'I come tomorrow.' }),
  ],
  [
    'apply-stages',
    at('apply-task', OPEN),
    inOrder(
      fillIn({ 'Your price': '90,000', 'Your proposal': 'I come tomorrow.' }),
      choose(/^In stages/),
      press('Materials first'),
      fillIn({ Amount: '30,000' }),
    ),
  ],
  ['edit-proposal', ({ proposal }) => `/edit-proposal/${proposal('Adeola', PROPOSED)}`],
  ['task-countered', at('single-task', 'Sockets and a light for the shed')],
  [
    'counter-offer',
    ({ proposal }) => `/counter-offer/${proposal('Adeola', 'Sockets and a light for the shed')}`,
  ],
  ['submit', at('submit-task', IN_PROGRESS), OFFLINE],
  ['submit-changes', at('submit-task', CHANGES)],
  ['cancel-task', at('cancel-task', IN_PROGRESS)],
  ['change-task', at('change-task', IN_PROGRESS)],
  ['open-change', at('change-task', STAGES), OFFLINE],
  ['change-order', at('change-task', STAGED_TITLES.decided), chooseValue('kind', 'order')],
  ['dispute', at('dispute', DISPUTED)],
  ['open-dispute', at('dispute', IN_PROGRESS)],
  ['reviews', at('review', COMPLETED)],
  ['wallet', '/wallet', OFFLINE],
  ['chat', ({ user }) => `/chat/${user('Bukola')}`, OFFLINE],
  ['profile', ({ user }) => `/profile/${user('Adeola')}`],
  ...SHARED,
  // Last, because its refused entry is told on every screen after it.
  [
    'arrival-wrong',
    at('single-task', STAGED_TITLES.decided),
    inOrder(fillIn({ 'Arrival code': '0000' }), press('I have arrived')),
  ],
])

const NEW = screensOf('new-tasker', [
  ['dashboard', '/dashboard'],
  ['all-tasks', '/all-task'],
  ['assigned', '/assigned-tasks'],
  ['completed', '/completed-tasks'],
  ['applied', '/applied-tasks'],
  ['wallet', '/wallet'],
  ['profile', ({ user }) => `/profile/${user('Danladi')}`],
  ...SHARED,
])

const LONG = screensOf('long-tasker', [
  ['dashboard', '/dashboard'],
  ['all-tasks', '/all-task'],
  ['assigned', '/assigned-tasks'],
  ['submitted', '/submitted-tasks'],
  ['applied', '/applied-tasks'],
  ['task-open', at('single-task', LONG_TITLES.open)],
  ['apply', at('apply-task', LONG_TITLES.open)],
  ['task-in-progress', at('single-task', LONG_TITLES.assigned)],
  ['task-changes', at('single-task', LONG_TITLES.changes)],
  ['submit-changes', at('submit-task', LONG_TITLES.changes)],
  ['dispute', at('dispute', LONG_TITLES.disputed)],
  ['task-stages', at('single-task', LONG_TITLES.staged)],
  ['open-change', at('change-task', LONG_TITLES.staged)],
  ['review', at('review', LONG_TITLES.unreviewed)],
  ['edit-proposal', ({ proposal }) => `/edit-proposal/${proposal('ABDULLAH', LONG_TITLES.open)}`],
  ['wallet', '/wallet'],
  ['withdraw', '/withdraw'],
  [
    'withdraw-filled',
    '/withdraw',
    inOrder(fillIn({ 'Account Number': '0123456789', Amount: '1000000' })),
  ],
  ['messages', '/messages'],
  ['chat', ({ user }) => `/chat/${user('OMOWUMMI')}`],
  ['profile', ({ user }) => `/profile/${user('ABDULLAH')}`],
  ['update-profile', '/update-profile'],
  ['my-work', '/my-work', OFFLINE],
  ['notices', '/notices'],
])

const ADMIN = screensOf('admin', [
  ['dashboard', '/admin-dashboard'],
  ['users', '/admin-users'],
  ['user', ({ user }) => `/admin/users/${user('Adeola')}`],
  ['tasks', '/admin-tasks'],
  ['task', at('admin/tasks', DISPUTED)],
  ['task-stages', at('admin/tasks', STAGES)],
  ['task-materials', at('admin/tasks', STAGED_TITLES.paid)],
  ['transactions', '/admin-transactions'],
  ['disputes', '/admin/disputes'],
  ['dispute', ({ dispute }) => `/admin/disputes/${dispute(DISPUTED)}`],
  [
    'dispute-decide',
    ({ dispute }) => `/admin/disputes/${dispute(DISPUTED)}`,
    opens(press('Decide')),
  ],
  ['reports', '/admin/reports'],
  ['verifications', '/admin/verifications'],
  ['verification', ({ verification }) => `/admin/verifications/${verification('Zainab')}`],
  ['fraud', '/admin/fraud'],
  ['fraud-group', ({ user }) => `/admin/fraud/${user('Musa')}`],
  ['withdrawals', '/admin/withdrawals'],
  ['payments', '/admin/payments'],
  ['corrections', '/admin/corrections'],
  ['reconciliation', '/admin/reconciliation'],
  ['figures', '/admin/figures'],
  ['health', '/admin/health'],
  ['failures', '/admin/failures'],
  ['stage-dispute', ({ dispute }) => `/admin/disputes/${dispute(STAGED_TITLES.disputed)}`],
  ['task-long', at('admin/tasks', LONG_TITLES.disputed)],
  ['user-long', ({ user }) => `/admin/users/${user('ABDULLAH')}`],
  ['dispute-long', ({ dispute }) => `/admin/disputes/${dispute(LONG_TITLES.disputed)}`],
  ['audit', '/admin/audit'],
  ['administrators', '/admin/administrators'],
  ['settings', '/admin/settings'],
])

export const TASKER_SCREENS: readonly Screen[] = [...DEMO, ...NEW, ...LONG, ...ADMIN]
