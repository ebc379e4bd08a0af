import { CHAT_ACTIONS } from './actions-chats.ts'
import { ONLINE_ACTIONS } from './actions-online.ts'
import { QUEUED_ACTIONS } from './actions-queued.ts'
import { RETRY_ACTIONS } from './actions-retry.ts'
import { REVIEW_ACTIONS } from './actions-reviews.ts'
import { TERMS_ACTIONS } from './actions-terms.ts'
import type { SimulationContext } from './context.ts'
import type { SimulatedDevice } from './device.ts'
import { DEVICE_EVENTS, SERVER_EVENTS } from './events.ts'
import { isExpectedError, textOfError } from './expected-errors.ts'
import { RemoteClient } from './remote-client.ts'

const REVIEW_WEIGHTS = { review: 3, reviewAgain: 2, reply: 2 } as const
const CHAT_WEIGHTS = {
  message: 10,
  editMessage: 3,
  deleteMessage: 2,
  seen: 3,
  readNotice: 2,
  reportUser: 1,
  noticeSettings: 1,
  saveTask: 1,
} as const
const TERMS_WEIGHTS = { counter: 3, change: 2 } as const
const CLIENT_WEIGHTS = {
  ...TERMS_WEIGHTS,
  ...REVIEW_WEIGHTS,
  ...CHAT_WEIGHTS,
  create: 5,
  edit: 8,
  profile: 3,
  award: 4,
  approve: 3,
  requestChanges: 3,
  remove: 1,
  state: 1,
  read: 5,
} as const
const TASKER_WEIGHTS = {
  ...TERMS_WEIGHTS,
  ...REVIEW_WEIGHTS,
  ...CHAT_WEIGHTS,
  apply: 9,
  editProposal: 4,
  withdraw: 2,
  submit: 6,
  state: 1,
  profile: 4,
  addPicture: 2,
  read: 5,
} as const
const RETRY_WEIGHTS = { replace: 3, discard: 1.5, sendAgain: 3, stopUpload: 2 } as const
const REMOTE_WEIGHTS = {
  post: 4,
  edit: 5,
  remove: 1,
  apply: 4,
  award: 3,
  editProposal: 3,
  finish: 3,
  review: 2,
  editProfile: 1,
} as const
const EVENT_WEIGHTS = {
  userAction: 80,
  remoteAction: 16,
  networkChange: 7,
  crash: 7,
  tabKilled: 3,
  tabOpened: 3,
  tabHidden: 3,
  tabResumed: 4,
  sessionsRevoked: 2,
  tombstonesPurged: 2,
  userSwitch: 3,
  signIn: 4,
  night: 0.5,
  storageFull: 2.5,
  storageWiped: 0.7,
  clockSet: 1,
  connectionLost: 3,
} as const

const ACTIONS = {
  ...QUEUED_ACTIONS,
  ...RETRY_ACTIONS,
  ...REVIEW_ACTIONS,
  ...CHAT_ACTIONS,
  ...ONLINE_ACTIONS,
  ...TERMS_ACTIONS,
}

/** Chooses what happens next: actions of the users, events of their devices, changes by others. */
export function createScheduler(context: SimulationContext) {
  const { random, devices, users, reportProblem, log } = context
  const remote = new RemoteClient(context)

  /** Work that may wait for a response and may be cut off by a crash. */
  function start(work: () => Promise<unknown>) {
    work().catch((error: unknown) => {
      if (!isExpectedError(error)) reportProblem(`an action failed: ${textOfError(error)}`)
    })
  }

  function startUserAction(device: SimulatedDevice) {
    const session = random.pick(device.tabs())?.session
    if (!session) return
    const role = users.find(({ id }) => id === session.userId)?.role
    const weights = role === 'client' ? CLIENT_WEIGHTS : TASKER_WEIGHTS
    const name = random.weighted({ ...weights, ...RETRY_WEIGHTS })
    start(() => ACTIONS[name]({ context, device, session }))
  }

  function runEvent(device: SimulatedDevice, event: keyof typeof EVENT_WEIGHTS) {
    if (event === 'userAction') startUserAction(device)
    else if (event === 'remoteAction') start(() => remote[random.weighted(REMOTE_WEIGHTS)]())
    else if (event in SERVER_EVENTS)
      start(() => SERVER_EVENTS[event as keyof typeof SERVER_EVENTS](context, device))
    else DEVICE_EVENTS[event as keyof typeof DEVICE_EVENTS](context, device)
  }

  return {
    /** Tasks to work on. */
    async setUp() {
      await remote.postInitialTasks()
      const owners = new Set(devices.flatMap((device) => [...device.users.values()]))
      for (const user of owners)
        if (user.role === 'tasker') {
          if (random.chance(0.5)) await remote.assignTask(user)
          if (random.chance(0.5)) await remote.completeTask(user)
          for (const client of owners)
            if (client.role === 'client') await remote.assignTask(user, client)
        }
    },
    step() {
      const device = random.pick(devices)
      if (!device) return
      const event = random.weighted(EVENT_WEIGHTS)
      if (event !== 'userAction') log(`${event}, device ${device.number}`)
      runEvent(device, event)
    },
  }
}
