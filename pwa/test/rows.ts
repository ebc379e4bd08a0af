import type { Me, OwnUser } from '#schema/contract/accounts.ts'
import type { Applicant } from '#schema/contract/proposals.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { Transaction } from '#schema/contract/wallet.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { labelOf } from '#schema/domain/task.ts'
import { NOON } from './phone.ts'

/** Rows as a pull brings them, each whole and of its own; a test names what matters to it. */
const at = new Date(NOON).toISOString()

export const userRow = (some: Partial<OwnUser> = {}): OwnUser => ({
  _id: newId('user'),
  userType: 'client',
  username: 'Bukola',
  email: 'bukola@onise.test',
  profilePicture: null,
  jobTitle: '',
  profileDescription: '',
  location: '',
  skillsets: [],
  trade: null,
  isVerified: true,
  createdAt: at,
  ...some,
})

export const meRow = (user: OwnUser, some: Partial<Omit<Me, 'user'>> = {}): Me => ({
  user,
  balance: 500_000,
  held: 0,
  heldTasks: 0,
  ...some,
})

export const taskRow = (client: UserId, some: Partial<Task> = {}): Task => {
  const status = some.status ?? 'pending'
  return {
    _id: newId('task'),
    title: 'Rewire two rooms',
    description: 'Old building behind the market.',
    price: 120_000,
    duration: 1,
    projectType: 'Onsite',
    location: 'Yaba, Lagos',
    skills: ['House Wiring'],
    taskImage: null,
    status,
    taskStatus: labelOf(status),
    client,
    tasker: null,
    submissionNotes: null,
    createdAt: at,
    updatedAt: at,
    postedBy: { _id: client, username: 'Bukola', profilePicture: null, isVerified: true },
    field: 'Electrician',
    address: null,
    agreedDate: null,
    submittedAt: null,
    autoApproveAt: null,
    ...some,
  }
}

export const faceRow = (some: Partial<Applicant['tasker']> = {}): Applicant['tasker'] => ({
  _id: newId('user'),
  username: 'Sani',
  profilePicture: null,
  isVerified: false,
  ...some,
})

export const applicantRow = (task: Task, some: Partial<Applicant> = {}): Applicant => ({
  _id: newId('proposal'),
  tasker: faceRow(),
  task: { _id: task._id },
  description: 'I have done this for years.',
  price: 105_000,
  date: '2026-03-10',
  status: 'pending',
  version: 1,
  reason: null,
  changedFields: [],
  createdAt: at,
  updatedAt: at,
  ...some,
})

export const transactionRow = (some: Partial<Transaction> = {}): Transaction => ({
  _id: newId('journal'),
  details: 'Payment held for Rewire two rooms',
  withdrawal: null,
  amount: 105_000,
  TransactionType: 'debit',
  TransactionStatus: 'pending',
  createdAt: at,
  reference_number: 'ON260304-8F2K-77QX-1B2C',
  ...some,
})
