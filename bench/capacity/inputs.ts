import type { CallCost, Inputs, Limit } from './capacity.ts'

// Rows and processor time: `npm run bench:server`, 2026-11-28, load 11 to 15 on two cores, writes on open streams; rows of
// `seen`, `post` and `withdraw` are those of their cost tests, and their processor time is that of the call named below.
// Time of the writer and bytes: `npm run bench:capacity -- --measure`, the same day. Of the writer, the higher of two runs.
type Read = { rows: number; worker: number; database: number }
type Command = {
  rows: readonly [read: number, written: number]
  worker: number
  database: number
  writer: number
  bytes: readonly [good: number, days30: number, days90: number]
}

const read = ({ rows, worker, database }: Read): CallCost => ({
  rowsRead: rows,
  rowsWritten: 0,
  workerMicros: worker,
  databaseMicros: database,
  writerMicros: 0,
  bytes: { good: 0, days30: 0, days90: 0 },
})

function command({ rows, worker, database, writer, bytes }: Command): CallCost {
  const [rowsRead, rowsWritten] = rows
  const [good, days30, days90] = bytes
  return {
    rowsRead,
    rowsWritten,
    workerMicros: worker,
    databaseMicros: database,
    writerMicros: writer,
    bytes: { good, days30, days90 },
  }
}

/** The calls that make up a day. Others are rare, or as expensive as one of these. */
const CALLS = {
  poll: read({ rows: 4, worker: 1000, database: 700 }),
  list: read({ rows: 44, worker: 2600, database: 1500 }),
  unchanged: read({ rows: 2, worker: 1000, database: 1100 }),
  detail: read({ rows: 11, worker: 1400, database: 1600 }),
  dashboard: read({ rows: 7, worker: 900, database: 1000 }),
  transactions: read({ rows: 46, worker: 1700, database: 1600 }),
  message: command({
    rows: [26, 7],
    worker: 2500,
    database: 3000,
    writer: 1600,
    // With a thirtieth of the conversation, which the first message begins.
    bytes: [880, 710, 0],
  }),
  // Processor time as of message.
  seen: command({ rows: [13, 7], worker: 2500, database: 3000, writer: 1400, bytes: [60, 240, 0] }),
  // As of submit.
  post: command({
    rows: [20, 25],
    worker: 4000,
    database: 5500,
    writer: 4100,
    bytes: [2760, 4700, 0],
  }),
  apply: command({
    rows: [18, 11],
    worker: 3500,
    database: 4000,
    writer: 1600,
    bytes: [1130, 1010, 330],
  }),
  award: command({
    rows: [74, 60],
    worker: 3500,
    database: 9000,
    writer: 6000,
    bytes: [1940, 4710, 420],
  }),
  submit: command({
    rows: [19, 21],
    worker: 4000,
    database: 5500,
    writer: 3300,
    bytes: [820, 4730, 440],
  }),
  approve: command({
    rows: [68, 49],
    worker: 4000,
    database: 8500,
    writer: 5200,
    bytes: [1340, 4740, 420],
  }),
  // As of approve, also the writer.
  withdraw: command({
    rows: [53, 43],
    worker: 4000,
    database: 8500,
    writer: 5200,
    bytes: [3390, 1040, 1100],
  }),
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
