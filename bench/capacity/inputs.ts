import type { CallCost, Inputs, Limit } from './capacity.ts'

type Measured = CallCost & { source: string }
const RUN = 'npm run bench:server, 2026-11-28, load 11 to 15 on two cores, writes on open streams'

type Figures = [rowsRead: number, rowsWritten: number, workerMicros: number, databaseMicros: number]

const measured = (
  [rowsRead, rowsWritten, workerMicros, databaseMicros]: Figures,
  source = RUN,
): Measured => ({ rowsRead, rowsWritten, workerMicros, databaseMicros, source })

/** The calls that make up a day. Others are rare, or as expensive as one of these. */
const CALLS = {
  poll: measured([4, 0, 1000, 700]),
  list: measured([44, 0, 2600, 1500]),
  unchanged: measured([2, 0, 1000, 1100]),
  detail: measured([11, 0, 1400, 1600]),
  dashboard: measured([7, 0, 900, 1000]),
  transactions: measured([46, 0, 1700, 1600]),
  message: measured([26, 7, 2500, 3000]),
  seen: measured([13, 7, 2500, 3000], 'worker/chats/send.test.ts; processor time as of message'),
  post: measured(
    [20, 25, 4000, 5500],
    'worker/proposals/cost.test.ts; processor time as of submit',
  ),
  apply: measured([18, 11, 3500, 4000]),
  award: measured([74, 60, 3500, 9000]),
  submit: measured([19, 21, 4000, 5500]),
  approve: measured([68, 49, 4000, 8500]),
  withdraw: measured(
    [53, 43, 4000, 8500],
    'worker/payouts/cost.test.ts; processor time as of approve',
  ),
}
export type CallName = keyof typeof CALLS

export const INPUTS: Inputs<CallName> = {
  calls: CALLS,
  // The working day of `npm run bench:phone -- --only day`, as the mean of a professional and a client. The live channel
  // took it from 344 to 240 requests, and so this from 189 calls to 132; all that it saves are quiet polls.
  perActiveUser: {
    poll: 63,
    list: 10,
    unchanged: 6,
    detail: 10,
    dashboard: 6,
    transactions: 2,
    message: 15,
    seen: 6,
    post: 0.5,
    apply: 1,
    award: 0.5,
    submit: 0.5,
    approve: 0.5,
    withdraw: 0.1,
  },
  // Assumed, as no users exist yet. The two shares are those of a consumer service with one evening peak.
  activeShare: 0.2,
  peakHourShare: 0.12,
  peakMinuteFactor: 2,
  bytesPerWrittenRow: 60,
  // Half of the users send one photo of 106 kB and two voice notes of 20 kB.
  fileBytesPerActiveUser: 73_000,
  // Published by Cloudflare and Turso (Pro) in 2026; must be checked again when they are paid.
  prices: {
    workers: { base: 5, perMillionRequests: 0.3, perMillionCpuMs: 0.02 },
    workersIncluded: { requests: 10e6, cpuMs: 30e6 },
    database: { base: 416.58, perBillionRead: 0.75, perMillionWritten: 0.75, perGb: 0.45 },
    databaseIncluded: { rowsRead: 250e9, rowsWritten: 250e6, gb: 50 },
    filesPerGb: 0.015,
  },
}

/** Calls that would leave with conversations, if those had a database of their own. */
export const CONVERSATION_CALLS: readonly CallName[] = ['message', 'seen']

export const LIMITS: readonly Limit[] = [
  {
    name: 'two thirds of the time of the one writer of a database',
    of: ({ peak }) => peak.writerShare,
    max: 2 / 3,
  },
  {
    name: 'eight cores of one database server, all reads on it',
    of: ({ peak }) => peak.databaseCores,
    max: 8,
  },
  {
    name: '500 GB of rows in one database, after one year',
    of: ({ yearGb }) => yearGb.database,
    max: 500,
  },
]
