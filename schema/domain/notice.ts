import type { DisputeOutcome } from './dispute.ts'
import type { AlertId, ProposalId, TaskId, UserId } from './ids.ts'
import type { Language } from './languages.ts'
import type { Kobo } from './money.ts'
import type { PhoneChannel } from './phone-channels.ts'
import type { RejectionReason } from './proposal.ts'

export const NOTICE_CATEGORIES = [
  'money',
  'security',
  'work',
  'proposals',
  /** New todos that a user wants to be told about. */
  'alerts',
  'chat',
  'reviews',
  'account',
  /** News from Onise, which has a list of its own and no notices. */
  'updates',
] as const
export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number]

/** Beside the list in the app, which always has every notice. */
const NOTICE_CHANNELS = ['push', 'email'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

/** Where a notice leads to. */
type Target =
  | 'task'
  | 'alerted'
  | 'counter'
  | 'applicants'
  | 'dispute'
  | 'cancel'
  | 'change'
  | 'chat'
  | Page
type Page =
  | 'wallet'
  | 'todos'
  | 'proposals'
  | 'settings'
  | 'sessions'
  | 'administrators'
  | 'help'
  | 'verify'

type Kind = {
  category: NoticeCategory
  target: Target
  channels: readonly NoticeChannel[]
}

const BOTH = NOTICE_CHANNELS
const PUSH = ['push'] as const
const NONE = [] as const
const kind = (
  category: NoticeCategory,
  target: Target,
  channels: readonly NoticeChannel[] = BOTH,
): Kind => ({ category, target, channels })

/**
 * Every event that is reported. A kind without the channel `email` either has an email of its own that is sent at once
 * (security), or would send too many.
 */
export const NOTICE_KINDS = {
  applied: kind('proposals', 'applicants', PUSH),
  notSelected: kind('proposals', 'proposals'),
  taskChanged: kind('proposals', 'task'),
  proposalReopened: kind('proposals', 'proposals'),
  counterOffered: kind('proposals', 'counter'),
  counterAccepted: kind('proposals', 'counter'),
  counterDeclined: kind('proposals', 'counter'),
  expiryWarning: kind('proposals', 'task'),
  expired: kind('proposals', 'task'),
  todoAlert: kind('alerts', 'alerted', PUSH),
  todoDigest: kind('alerts', 'todos', PUSH),
  awarded: kind('work', 'task'),
  invited: kind('work', 'task'),
  invitationDeclined: kind('work', 'applicants'),
  asked: kind('work', 'task'),
  askDeclined: kind('work', 'applicants'),
  askUnanswered: kind('work', 'applicants'),
  questionAsked: kind('work', 'task', PUSH),
  questionAnswered: kind('work', 'task', PUSH),
  submitted: kind('work', 'task'),
  awardedInStages: kind('work', 'task'),
  stageToFund: kind('money', 'task'),
  stageFunded: kind('money', 'task'),
  stageUnfunded: kind('money', 'task'),
  changeProposed: kind('work', 'change'),
  changeReminder: kind('work', 'change'),
  changeAccepted: kind('work', 'task'),
  changeDeclined: kind('work', 'task'),
  changeWithdrawn: kind('work', 'task', PUSH),
  changeEnded: kind('work', 'task'),
  changeUnfunded: kind('money', 'task'),
  materialsAsked: kind('money', 'task'),
  materialsDeclined: kind('work', 'task'),
  materialsReleased: kind('money', 'task'),
  receiptsSent: kind('work', 'task'),
  materialsGivenBack: kind('money', 'task'),
  receiptsMissing: kind('work', 'task'),
  receiptsOverdue: kind('work', 'task'),
  /** With a picture of the client's todo on a profile, which nobody else sees yet. */
  pictureTaken: kind('work', 'task'),
  pictureRefused: kind('work', 'task', PUSH),
  changesRequested: kind('work', 'task'),
  decisionReminder: kind('work', 'task'),
  clientCancelled: kind('work', 'task'),
  cancelOffered: kind('work', 'cancel'),
  cancelOfferReminder: kind('work', 'cancel'),
  cancelOfferWithdrawn: kind('work', 'task'),
  removedByAdmin: kind('work', 'task'),
  disputeOpened: kind('work', 'dispute'),
  disputeReminder: kind('work', 'dispute'),
  disputeAnswered: kind('work', 'dispute'),
  splitOffered: kind('work', 'dispute'),
  splitWithdrawn: kind('work', 'dispute', PUSH),
  disputeUnanswered: kind('work', 'dispute', PUSH),
  declined: kind('money', 'task'),
  taskerCancelled: kind('money', 'task'),
  cancelAgreed: kind('money', 'task'),
  abandoned: kind('money', 'task'),
  disputeEnded: kind('money', 'task'),
  approved: kind('money', 'task'),
  autoApproved: kind('money', 'task'),
  paidAutomatically: kind('money', 'task'),
  paymentCredited: kind('money', 'wallet'),
  paymentRefunded: kind('money', 'wallet'),
  paymentTakenBack: kind('money', 'wallet'),
  holdTaken: kind('money', 'task'),
  withdrawalSent: kind('money', 'wallet', NONE),
  withdrawalHeld: kind('money', 'wallet', NONE),
  withdrawalCompleted: kind('money', 'wallet'),
  withdrawalFailed: kind('money', 'wallet'),
  withdrawalReversed: kind('money', 'wallet'),
  reviewsPublished: kind('reviews', 'task', PUSH),
  reviewReply: kind('reviews', 'task', PUSH),
  /** Has an email of its own. */
  reviewRemoved: kind('reviews', 'task', PUSH),
  reportDecided: kind('account', 'settings'),
  underReview: kind('account', 'settings'),
  /** What the user has just done, and that somebody looks at it: for the list in the app. */
  verificationSent: kind('account', 'verify', NONE),
  verificationReviewing: kind('account', 'verify', NONE),
  verificationAgain: kind('account', 'verify'),
  verificationRefused: kind('account', 'verify'),
  verified: kind('account', 'settings'),
  verificationEnded: kind('account', 'settings'),
  /** What an administrator writes to the user; its email is a choice each time. */
  support: kind('account', 'help'),
  newDevice: kind('security', 'sessions'),
  failedLogins: kind('security', 'settings', PUSH),
  pinCreated: kind('security', 'settings', PUSH),
  pinUpdated: kind('security', 'settings', PUSH),
  pinReset: kind('security', 'settings', PUSH),
  passwordChanged: kind('security', 'settings', PUSH),
  /** Of an administrator. */
  secondFactorChanged: kind('security', 'sessions'),
  /** To all administrators. */
  administratorMade: kind('security', 'administrators'),
  emailProven: kind('security', 'settings', NONE),
  phoneProven: kind('security', 'settings'),
  /** One for each conversation, replaced while it is unread; the chat has its own list and badge. */
  message: kind('chat', 'chat', PUSH),
} as const satisfies Record<string, Kind>
export type NoticeKind = keyof typeof NOTICE_KINDS

export const categoryOf = (of: NoticeKind): NoticeCategory => NOTICE_KINDS[of].category

const channelsOf = (of: NoticeKind): readonly NoticeChannel[] => NOTICE_KINDS[of].channels
export const hasChannel = (of: NoticeKind, channel: NoticeChannel): boolean =>
  channelsOf(of).includes(channel)

/** What the text of a notice is made of. */
export type NoticeData = {
  title?: string
  /** The other user. */
  name?: string
  note?: string | null
  amount?: Kobo
  /** The other part of a divided amount. */
  rest?: Kobo
  at?: number
  count?: number
  outcome?: DisputeOutcome
  /** Why a proposal was not selected. */
  reason?: RejectionReason
  /** What else happened, as sentences. */
  lines?: readonly string[]
  /** The alert that a new todo matched. */
  alert?: AlertId
  /** The proposal of a counter-offer. */
  proposal?: ProposalId
}

/** The facts of a notice: amounts, times and the number of requests come formatted; what it lacks is empty. */
export type NoticeFacts = {
  title: string
  name: string
  note: string
  amount: string
  rest: string
  at: string
  count: string
  outcome: DisputeOutcome | ''
  reason: RejectionReason | ''
  lines: readonly string[]
}

/** Whether this category sends anything by this channel, so that turning it off is a choice. */
export const usesChannel = (category: NoticeCategory, channel: NoticeChannel): boolean =>
  category === 'updates'
    ? channel === 'push'
    : Object.values<Kind>(NOTICE_KINDS).some(
        (each) => each.category === category && each.channels.includes(channel),
      )

/** They cannot be turned off. */
const ALWAYS_ON: readonly NoticeCategory[] = ['money', 'security']
export const canTurnOff = (category: NoticeCategory): boolean => !ALWAYS_ON.includes(category)
export const SETTABLE_CATEGORIES = NOTICE_CATEGORIES.filter(canTurnOff)

/** The categories that are off by channel, and the language of what is sent: English as long as none is chosen. */
export type NoticeSettings = {
  off: Record<NoticeChannel, readonly NoticeCategory[]>
  quietHours: boolean
  language?: Language
  /** By SMS or WhatsApp. */
  phone?: PhoneNotices
}
export const DEFAULT_NOTICE_SETTINGS: NoticeSettings = {
  off: { push: [], email: [] },
  quietHours: true,
}

export const isChannelOn = (
  settings: NoticeSettings,
  category: NoticeCategory,
  channel: NoticeChannel,
): boolean => !canTurnOff(category) || !settings.off[channel].includes(category)

/** Categories whose notices to the phone number are a choice. */
export const PHONE_CATEGORIES = ['work', 'money'] as const satisfies NoticeCategory[]
export type PhoneCategory = (typeof PHONE_CATEGORIES)[number]

/** `on`: off by default, because each costs us money and the reader attention. */
export type PhoneNotices = { on: PhoneCategory[]; channel: PhoneChannel }
export const DEFAULT_PHONE_NOTICES: PhoneNotices = { on: [], channel: 'sms' }

export const isPhoneOn = ({ phone = DEFAULT_PHONE_NOTICES }: NoticeSettings, of: NoticeKind) =>
  categoryOf(of) === 'security' || phone.on.some((category) => category === categoryOf(of))

type Subject = {
  kind: string
  taskId: TaskId | null
  otherUserId: UserId | null
  data?: NoticeData | undefined
}

const PATHS: Record<Target, (subject: Subject) => string | null> = {
  task: ({ taskId }) => taskId && `/single-task/${taskId}`,
  /** Where the reader can ask for fewer like it. */
  alerted: ({ taskId, data }) =>
    taskId && `/single-task/${taskId}${data?.alert ? `?alert=${data.alert}` : ''}`,
  counter: ({ data }) => (data?.proposal ? `/counter-offer/${data.proposal}` : null),
  applicants: ({ taskId }) => taskId && `/proposals/${taskId}`,
  dispute: ({ taskId }) => taskId && `/dispute/${taskId}`,
  cancel: ({ taskId }) => taskId && `/cancel-task/${taskId}`,
  change: ({ taskId }) => taskId && `/change-task/${taskId}`,
  chat: ({ otherUserId }) => otherUserId && `/chat/${otherUserId}`,
  wallet: () => '/wallet',
  todos: () => '/all-task',
  proposals: () => '/applied-tasks',
  settings: () => '/settings',
  sessions: () => '/sessions',
  administrators: () => '/admin/administrators',
  /** Where the user can answer. */
  help: () => '/help',
  verify: () => '/verify',
}

export const isNoticeKind = (of: string): of is NoticeKind => Object.hasOwn(NOTICE_KINDS, of)

/** The page where the user can act; the list of notices for a kind of a newer build. */
export const noticeLink = (subject: Subject): string =>
  (isNoticeKind(subject.kind) && PATHS[NOTICE_KINDS[subject.kind].target](subject)) || '/notices'
