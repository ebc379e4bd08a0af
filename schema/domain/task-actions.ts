import {
  isFreeDecline,
  whyNotAnswerOffer,
  whyNotCancel,
  whyNotOfferCancel,
  whyNotWithdrawOffer,
} from './cancel.ts'
import { whyNotRequestChanges } from './change-request.ts'
import type { Day } from './days.ts'
import { whyNotDispute, type DisputeSummary } from './dispute.ts'
import type { ErrorCode } from './errors.ts'
import type { UserId } from './ids.ts'
import { whyNotChangeReview, whyNotReview, type TaskReviews } from './review.ts'
import { currentStageOf, isUnfunded, whyNotFund, type Stages } from './stages.ts'
import {
  taskStatusAfter,
  whyNotDelete,
  whyNotEdit,
  whyNotRepost,
  whyNotRestore,
  whyNotSubmit,
  type TaskStatus,
} from './task.ts'

/** What the rules of a task's life read; the worker builds it from its row, the phone from the wire. Instants in ms. */
export type LifeTask = {
  status: TaskStatus
  client: UserId
  taskerId: UserId | null
  awardedAt: number | null
  /** The latest message of the two parties; absent where it is not known. */
  messagedAt?: number | null
  agreedDate: Day | null
  /** The client's open offer to end the work. */
  cancelOffer: { answerBy: number } | null
  submittedAt: number | null
  autoApproveAt: number | null
  reviews: TaskReviews | null
  /** The latest dispute about the present hold. */
  dispute: Pick<DisputeSummary, 'openedBy' | 'outcome'> | null
  /** When the client deleted it. */
  removedAt: number | null
  /** What it was before; null when an administrator removed it. */
  removedFrom: TaskStatus | null
  /** The open change of what was agreed, by one of the two; absent where it is not known. */
  planChange?: { by: UserId; until: number } | null
  /** Null of a task with one stage. */
  stages: Stages
  /** Requests for changes since the award. */
  revisions: number
}

type Rule = {
  /** The route of its screen, or null when the task's own page asks for the confirmation. */
  route: string | null
  /** It cannot wait in the outbox. */
  needsNetwork: boolean
  isPossible: (task: LifeTask, userId: UserId, now: number) => boolean
}

const isClient = (task: LifeTask, userId: UserId) => task.client === userId
const isTasker = (task: LifeTask, userId: UserId) => task.taskerId === userId
const isParty = (task: LifeTask, userId: UserId) => isClient(task, userId) || isTasker(task, userId)
const allows = (reason: ErrorCode | null) => reason === null

const isWorking = ({ status }: LifeTask) => status === 'in-progress' || status === 'submitted'
/** A change of the agreement waits for an answer: by the other side, or to this one's own. */
const isOpenChange = (task: LifeTask, userId: UserId, now: number, by: 'own' | 'other') =>
  isParty(task, userId) &&
  isWorking(task) &&
  Boolean(task.planChange && now < task.planChange.until) &&
  (task.planChange?.by === userId) === (by === 'own')

const mayDecline: Rule['isPossible'] = (task, userId, now) =>
  isTasker(task, userId) && allows(whyNotCancel(task, userId, now)) && isFreeDecline(task, now)

/** Alone, or by an offer. While an offer is open, both sides find everything on its page. */
const mayCancel: Rule['isPossible'] = (task, userId, now) =>
  task.cancelOffer === null &&
  !mayDecline(task, userId, now) &&
  (allows(whyNotCancel(task, userId, now)) || allows(whyNotOfferCancel(task, userId)))

/** The stage of now; a later one is funded in the list of stages. */
const mayFund: Rule['isPossible'] = (task, userId) =>
  isUnfunded(task) && allows(whyNotFund(task, currentStageOf(task)?.n ?? 0, userId))

const mayReview: Rule['isPossible'] = (task, userId, now) => allows(whyNotReview(task, userId, now))
const mayChangeReview: Rule['isPossible'] = (task, userId, now) =>
  allows(whyNotChangeReview(task, userId, now))

/** Everything that a party of a task can start on its page, the most important first. */
const ACTIONS = {
  answerOffer: {
    route: '/cancel-task/$id',
    needsNetwork: false,
    isPossible: (task, userId) => allows(whyNotAnswerOffer(task, userId)),
  },
  answerChange: {
    route: '/change-task/$id',
    needsNetwork: false,
    isPossible: (task, userId, now) => isOpenChange(task, userId, now, 'other'),
  },
  seeDispute: {
    route: '/dispute/$id',
    needsNetwork: false,
    isPossible: (task, userId) => isParty(task, userId) && task.status === 'disputed',
  },
  fundStage: { route: null, needsNetwork: true, isPossible: mayFund },
  submit: {
    route: '/submit-task/$id',
    needsNetwork: false,
    isPossible: (task, userId) =>
      task.status === 'in-progress' && allows(whyNotSubmit(task, userId)),
  },
  approve: {
    route: null,
    needsNetwork: true,
    isPossible: (task, userId) =>
      isClient(task, userId) && taskStatusAfter(task.status, 'approve') !== null,
  },
  requestChanges: {
    route: '/request-changes/$id',
    needsNetwork: false,
    isPossible: (task, userId) => allows(whyNotRequestChanges(task, userId)),
  },
  proposals: {
    route: '/proposals/$id',
    needsNetwork: false,
    isPossible: (task, userId) => isClient(task, userId) && task.status === 'pending',
  },
  // For an open task the call only counts as activity.
  repost: {
    route: null,
    needsNetwork: true,
    isPossible: (task, userId) => task.status === 'expired' && allows(whyNotRepost(task, userId)),
  },
  restore: {
    route: null,
    needsNetwork: true,
    isPossible: (task, userId, now) =>
      task.status === 'removed' && allows(whyNotRestore(task, userId, now)),
  },
  reviewTasker: {
    route: '/client-review/$id',
    needsNetwork: false,
    isPossible: (task, userId, now) => isClient(task, userId) && mayReview(task, userId, now),
  },
  reviewClient: {
    route: '/review/$id',
    needsNetwork: false,
    isPossible: (task, userId, now) => isTasker(task, userId) && mayReview(task, userId, now),
  },
  changeReview: {
    route: '/review/$id',
    needsNetwork: false,
    isPossible: mayChangeReview,
  },
  readReviews: {
    route: '/review/$id',
    needsNetwork: false,
    isPossible: (task, userId, now) =>
      task.status === 'completed' &&
      isParty(task, userId) &&
      !mayReview(task, userId, now) &&
      !mayChangeReview(task, userId, now),
  },
  submitAgain: {
    route: '/submit-task/$id',
    needsNetwork: false,
    isPossible: (task, userId) => task.status === 'submitted' && allows(whyNotSubmit(task, userId)),
  },
  dispute: {
    route: '/dispute/$id',
    needsNetwork: false,
    isPossible: (task, userId) => whyNotDispute(task, userId) === null,
  },
  readDispute: {
    route: '/dispute/$id',
    needsNetwork: false,
    isPossible: (task, userId) =>
      isParty(task, userId) && task.dispute !== null && task.status !== 'disputed',
  },
  seeCancelOffer: {
    route: '/cancel-task/$id',
    needsNetwork: false,
    isPossible: (task, userId) => allows(whyNotWithdrawOffer(task, userId)),
  },
  seeChange: {
    route: '/change-task/$id',
    needsNetwork: false,
    isPossible: (task, userId, now) => isOpenChange(task, userId, now, 'own'),
  },
  changePlan: {
    route: '/change-task/$id',
    needsNetwork: false,
    isPossible: (task, userId) =>
      isParty(task, userId) && isWorking(task) && task.cancelOffer === null && !task.planChange,
  },
  decline: {
    route: '/cancel-task/$id',
    needsNetwork: true,
    isPossible: (task, userId, now) => task.cancelOffer === null && mayDecline(task, userId, now),
  },
  cancel: { route: '/cancel-task/$id', needsNetwork: true, isPossible: mayCancel },
  edit: {
    route: '/edit-task/$id',
    needsNetwork: false,
    isPossible: (task, userId) => allows(whyNotEdit(task, userId)),
  },
  delete: {
    route: '/delete-task/$id',
    needsNetwork: true,
    isPossible: (task, userId) => task.status !== 'removed' && allows(whyNotDelete(task, userId)),
  },
} as const satisfies Record<string, Rule>

export type TaskActionKind = keyof typeof ACTIONS
export type TaskAction = {
  [K in TaskActionKind]: {
    kind: K
    route: (typeof ACTIONS)[K]['route']
    needsNetwork: boolean
  }
}[TaskActionKind]

/** The time to answer has ended, so a command finds the work approved or ended, even when the job is late. */
function isDecided({ status, autoApproveAt, cancelOffer }: LifeTask, now: number): boolean {
  if (status === 'submitted') return autoApproveAt !== null && now >= autoApproveAt
  return status === 'in-progress' && cancelOffer !== null && now >= cancelOffer.answerBy
}

/** Screens that only show what was agreed. */
const READING: readonly string[] = ['answerOffer', 'seeCancelOffer', 'readDispute']

/** What this user can do with the task now, the most important first (docs/rules.md#task-states). */
export function actionsOf(task: LifeTask, userId: UserId, now: number): TaskAction[] {
  const rules: [string, Rule][] = Object.entries(ACTIONS)
  const isOver = isDecided(task, now)
  return rules
    .filter(([kind]) => !isOver || READING.includes(kind))
    .filter(([, { isPossible }]) => isPossible(task, userId, now))
    .map(([kind, { route, needsNetwork }]) => ({ kind, route, needsNetwork }) as TaskAction)
}
