import type { CallCost, Inputs, Limit } from './capacity.ts'

type Measured = CallCost & { source: string }
const RUN = 'npm run bench:server, 2026-11-23, load 20 to 31 on two cores'

type Figures = [rowsRead: number, rowsWritten: number, workerMicros: number, databaseMicros: number]

const measured = (
  [rowsRead, rowsWritten, workerMicros, databaseMicros]: Figures,
  source = RUN,
): Measured => ({ rowsRead, rowsWritten, workerMicros, databaseMicros, source })

/** The calls that make up a day. Others are rare, or as expensive as one of these. */
const CALLS = {
  poll: measured([4, 0, 900, 500]),
  list: measured([44, 0, 1400, 1100]),
  unchanged: measured([2, 0, 1000, 900]),
  detail: measured([8, 0, 2000, 1200]),
  dashboard: measured([6, 0, 1200, 700]),
  transactions: measured([46, 0, 1600, 1000]),
  message: measured([22, 7, 2500, 5500]),
  seen: measured([13, 7, 2500, 5500], 'worker/chats/send.test.ts; processor time as of message'),
  post: measured([20, 22, 4000, 7500], 'worker/proposals/cost.test.ts; processor time as of apply'),
  apply: measured([17, 12, 4000, 7500]),
  award: measured([67, 56, 4500, 10_500]),
  submit: measured([18, 22, 4000, 7500]),
  approve: measured([65, 46, 4000, 9000]),
  withdraw: measured(
    [53, 37, 4000, 9000],
    'worker/payouts/cost.test.ts; processor time as of approve',
  ),
}
export type CallName = keyof typeof CALLS

export const INPUTS: Inputs<CallName> = {
  calls: CALLS,
  // The working day of `npm run bench:phone -- --only day`, as the mean of a professional and a client.
  perActiveUser: {
    poll: 120,
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
  // The lower end of 60 to 100 measured on one sqld of two cores (docs/performance.md#worker-cpu).
  commandsPerSecond: 60,
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
    name: 'commands a second on one database',
    of: ({ peak }) => peak.commandsPerSecond,
    max: INPUTS.commandsPerSecond,
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
