/** Bytes of tables and indexes that a call leaves: for good, or until a job deletes them after 30 or 90 days. */
export type StoredBytes = { good: number; days30: number; days90: number }

/** What one call costs; rows include those of indexes. */
export type CallCost = {
  rowsRead: number
  rowsWritten: number
  /** Microseconds of processor time. */
  workerMicros: number
  databaseMicros: number
  /** Of those of the database, what it spends between the begin and the end of a write: one command after the other. */
  writerMicros: number
  bytes: StoredBytes
}

export type Inputs<Name extends string> = {
  calls: Record<Name, CallCost>
  /** How often a user who is active on a day makes a call on that day. */
  perActiveUser: Record<Name, number>
  /** Of all registered users. */
  activeShare: number
  /** Of a day's calls, in its busiest hour. */
  peakHourShare: number
  /** Of the mean of that hour, in its busiest minute. */
  peakMinuteFactor: number
  /** Bytes of files that an active user uploads on a day. */
  fileBytesPerActiveUser: number
  prices: Prices
}

/** Dollars; each after what the base price includes. */
type Prices = {
  workers: { base: number; perMillionRequests: number; perMillionCpuMs: number }
  workersIncluded: { requests: number; cpuMs: number }
  database: { base: number; perBillionRead: number; perMillionWritten: number; perGb: number }
  databaseIncluded: { rowsRead: number; rowsWritten: number; gb: number }
  filesPerGb: number
}

type Gb = { database: number; files: number }

export type Load = {
  users: number
  activeUsers: number
  /** In the busiest minute. */
  peak: {
    requestsPerSecond: number
    commandsPerSecond: number
    rowsWrittenPerSecond: number
    /** Processor cores that are busy. */
    workerCores: number
    databaseCores: number
    /** Of the time of one writer: a database takes one command after the other. More than 1 needs more databases. */
    writerShare: number
  }
  month: { requests: number; cpuMs: number; rowsRead: number; rowsWritten: number }
  /** Of rows and of files, after one year. */
  yearGb: Gb
  /** Dollars a month, in the middle of the first year. */
  bill: { workers: number; database: number; files: number; total: number }
}

const DAYS_PER_MONTH = 30
const DAYS_PER_YEAR = 365
const SECONDS_PER_HOUR = 3600
const MICROS_PER_SECOND = 1e6
const GB = 1e9

const namesOf = <Name extends string>({ calls }: Inputs<Name>) => Object.keys(calls) as Name[]

/** The sum over all calls of a day of one active user. */
function sumPerActiveUser<Name extends string>(
  inputs: Inputs<Name>,
  valueOf: (cost: CallCost) => number,
): number {
  return namesOf(inputs).reduce(
    (sum, name) => sum + inputs.perActiveUser[name] * valueOf(inputs.calls[name]),
    0,
  )
}

const isCommand = ({ rowsWritten }: CallCost) => rowsWritten > 0

function billOf({ prices }: Inputs<string>, month: Load['month'], gb: Gb) {
  const { workers, workersIncluded, database, databaseIncluded, filesPerGb } = prices
  const over = (used: number, included: number, unit: number, price: number) =>
    (Math.max(0, used - included) / unit) * price
  const workersBill =
    workers.base +
    over(month.requests, workersIncluded.requests, 1e6, workers.perMillionRequests) +
    over(month.cpuMs, workersIncluded.cpuMs, 1e6, workers.perMillionCpuMs)
  const databaseBill =
    database.base +
    over(month.rowsRead, databaseIncluded.rowsRead, 1e9, database.perBillionRead) +
    over(month.rowsWritten, databaseIncluded.rowsWritten, 1e6, database.perMillionWritten) +
    over(gb.database, databaseIncluded.gb, 1, database.perGb)
  const files = gb.files * filesPerGb
  return {
    workers: workersBill,
    database: databaseBill,
    files,
    total: workersBill + databaseBill + files,
  }
}

/** What so many registered users need. */
export function computeLoad<Name extends string>(inputs: Inputs<Name>, users: number): Load {
  const activeUsers = users * inputs.activeShare
  const perDay = (valueOf: (cost: CallCost) => number) =>
    activeUsers * sumPerActiveUser(inputs, valueOf)
  const atPeak = (valueOf: (cost: CallCost) => number) =>
    (perDay(valueOf) * inputs.peakHourShare * inputs.peakMinuteFactor) / SECONDS_PER_HOUR
  const month = {
    requests: perDay(() => 1) * DAYS_PER_MONTH,
    cpuMs: (perDay(({ workerMicros }) => workerMicros) * DAYS_PER_MONTH) / 1000,
    rowsRead: perDay(({ rowsRead }) => rowsRead) * DAYS_PER_MONTH,
    rowsWritten: perDay(({ rowsWritten }) => rowsWritten) * DAYS_PER_MONTH,
  }
  const gbAfter = (days: number): Gb => ({
    database: perDay(({ bytes }) => days * bytes.good + 30 * bytes.days30 + 90 * bytes.days90) / GB,
    files: (activeUsers * days * inputs.fileBytesPerActiveUser) / GB,
  })
  return {
    users,
    activeUsers,
    peak: {
      requestsPerSecond: atPeak(() => 1),
      commandsPerSecond: atPeak((cost) => (isCommand(cost) ? 1 : 0)),
      rowsWrittenPerSecond: atPeak(({ rowsWritten }) => rowsWritten),
      workerCores: atPeak(({ workerMicros }) => workerMicros) / MICROS_PER_SECOND,
      databaseCores: atPeak(({ databaseMicros }) => databaseMicros) / MICROS_PER_SECOND,
      writerShare: atPeak(({ writerMicros }) => writerMicros) / MICROS_PER_SECOND,
    },
    month,
    yearGb: gbAfter(DAYS_PER_YEAR),
    bill: billOf(inputs, month, gbAfter(DAYS_PER_YEAR / 2)),
  }
}

export type Limit = { name: string; of: (load: Load) => number; max: number }
export type Breakpoint = { name: string; users: number }

/** At how many registered users each limit is reached, the first one first. All demands grow in proportion to the users. */
export function findBreakpoints<Name extends string>(
  inputs: Inputs<Name>,
  limits: readonly Limit[],
): Breakpoint[] {
  const sample = computeLoad(inputs, 1e6)
  return limits
    .map(({ name, of, max }) => ({ name, users: (max / of(sample)) * sample.users }))
    .toSorted((a, b) => a.users - b.users)
}

/** The same users without some calls, which another database has. */
export function withoutCalls<Name extends string>(
  inputs: Inputs<Name>,
  names: readonly Name[],
): Inputs<Name> {
  const perActiveUser = { ...inputs.perActiveUser }
  for (const name of names) perActiveUser[name] = 0
  return { ...inputs, perActiveUser }
}
