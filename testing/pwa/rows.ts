import type { Me, OwnUser } from '#schema/contract/accounts.ts'
import type { Conversation, Message } from '#schema/contract/chats.ts'
import type { Applicant } from '#schema/contract/proposals.ts'
import type { Submission, Task } from '#schema/contract/tasks.ts'
import type { Transaction } from '#schema/contract/wallet.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import { PRIVATE_TASK_FIELDS, recordOf } from '#schema/domain/fields.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { DEFAULT_REACH } from '#schema/domain/places/reach.ts'
import { statusLabelOf } from '#schema/domain/task.ts'
import { TEST_NOW } from '#testing/clock.ts'

// Complete rows as a pull stores them; a test sets the fields that matter to it.

const createdAt = new Date(TEST_NOW).toISOString()

/** Of a log-in by email. */
type EmailUser = OwnUser & { email: string }
export const userRow = (fields: Partial<OwnUser> = {}): EmailUser => ({
  _id: newId('user'),
  userType: 'client',
  username: 'Bukola',
  isEmailProven: true,
  phone: null,
  profilePicture: null,
  jobTitle: '',
  profileDescription: '',
  location: '',
  place: null,
  areas: [],
  reach: DEFAULT_REACH,
  skillsets: [],
  trade: null,
  isVerified: true,
  createdAt,
  ...fields,
  email: fields.email ?? 'bukola@onise.test',
})

/** With a phone number instead of an email. */
export const phoneUserRow = (fields: Partial<OwnUser> = {}): OwnUser => ({
  ...userRow(),
  email: null,
  isEmailProven: false,
  phone: '+2348031234567',
  ...fields,
})

export const meRow = (user: OwnUser, fields: Partial<Omit<Me, 'user'>> = {}): Me =>
  ({ user, balance: naira(500_000), held: naira(0), heldTasks: 0, clearing: [], ...fields }) as Me

/** Open whatever the clock says. */
const OPEN_REVIEWS = {
  client: null,
  tasker: null,
  sealedUntil: '2100-01-01T00:00:00.000Z',
  closesAt: '2100-01-01T00:00:00.000Z',
}

export const taskRow = (client: UserId, fields: Partial<Task> = {}): Task => {
  const status = fields.status ?? 'pending'
  return {
    _id: newId('task'),
    title: 'Rewire two rooms',
    description: 'Old building behind the market.',
    price: naira(120_000),
    duration: 1,
    neededBy: null,
    span: null,
    projectType: 'Onsite',
    location: 'Yaba, Lagos',
    place: 'lagos-lagos-mainland',
    skills: ['House Wiring'],
    taskImage: null,
    taskThumbnail: null,
    status,
    taskStatus: statusLabelOf(status),
    client,
    tasker: null,
    submissionNotes: null,
    createdAt,
    updatedAt: createdAt,
    postedBy: { _id: client, username: 'Bukola', profilePicture: null, isVerified: true },
    field: 'Electrician',
    ...recordOf(PRIVATE_TASK_FIELDS, () => null),
    agreedDate: null,
    submittedAt: null,
    autoApproveAt: null,
    changeRequest: null,
    reviewState: status === 'completed' ? OPEN_REVIEWS : null,
    dispute: null,
    awardedAt: null,
    cancelOffer: null,
    removedFrom: status === 'removed' ? 'pending' : null,
    ...fields,
  } as Task
}

export const submissionRow = (fields: Partial<Submission> = {}): Submission => ({
  _id: newId('submission'),
  version: 1,
  submissionNotes: 'Done',
  submissionFile: null,
  submissionFileType: null,
  files: [],
  changeRequest: null,
  createdAt,
  ...fields,
})

export const userSummaryRow = (fields: Partial<Applicant['tasker']> = {}): Applicant['tasker'] => ({
  _id: newId('user'),
  username: 'Sani',
  profilePicture: null,
  isVerified: false,
  ...fields,
})

export const applicantRow = (task: Task, fields: Partial<Applicant> = {}): Applicant =>
  ({
    _id: newId('proposal'),
    tasker: userSummaryRow(),
    task: { _id: task._id },
    description: 'I have done this for years.',
    price: naira(105_000),
    date: '2026-03-10',
    status: 'pending',
    version: 1,
    reason: null,
    changedFields: [],
    createdAt,
    updatedAt: createdAt,
    ...fields,
  }) as Applicant

export const transactionRow = (fields: Partial<Transaction> = {}): Transaction =>
  ({
    _id: newId('journal'),
    details: 'Payment held for Rewire two rooms',
    withdrawal: null,
    amount: naira(105_000),
    TransactionType: 'debit',
    TransactionStatus: 'pending',
    createdAt,
    reference_number: 'ON260304-8F2K-77QX-1B2C',
    ...fields,
  }) as Transaction

export const conversationRow = (
  userId: UserId,
  fields: Partial<Conversation> = {},
): Conversation => {
  const other = fields.other ?? userSummaryRow()
  return {
    _id: conversationId(userId, other._id),
    other,
    seenSeq: 0,
    otherSeenSeq: 0,
    openUntil: null,
    awaitsAnswer: false,
    blockedBy: null,
    createdAt,
    ...fields,
  }
}

export const messageRow = (
  conversation: string,
  seq: number,
  sender: UserId,
  fields: Partial<Message> = {},
): Message => ({
  _id: newId('message'),
  conversation,
  seq,
  sender,
  text: `Message ${seq}`,
  kind: 'text',
  createdAt: new Date(TEST_NOW + seq * 1000).toISOString(),
  ...fields,
})
