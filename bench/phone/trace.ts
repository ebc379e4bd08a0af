// What the main thread of a page did, task by task, in ms of its own time: other processes of the machine do not count.
import type { CDPSession } from 'playwright-core'

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** Of the thread, in µs. */
  tdur?: number
  args: { name?: string }
}
export type Task = { startedAt: number; ms: number }
/** The tasks of the main thread in order, and when each mark was set, in µs. */
export type Trace = { tasks: Task[]; marks: ReadonlyMap<string, number> }

const TASK = 'ThreadControllerImpl::RunTask'
const MAIN_THREAD = 'CrRendererMain'
const CATEGORIES = ['toplevel', 'blink.user_timing', '__metadata']

function parseTrace(events: readonly TraceEvent[]): Trace {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === MAIN_THREAD)
      .map(threadOf),
  )
  const tasks = events
    .filter((event) => event.name === TASK && event.ph === 'X' && mains.has(threadOf(event)))
    .map(({ ts, tdur = 0 }) => ({ startedAt: ts, ms: tdur / 1000 }))
    .toSorted((a, b) => a.startedAt - b.startedAt)
  const marks = events.filter(({ name, ph }) => name.startsWith('bench:') && ph !== 'X')
  return { tasks, marks: new Map(marks.map(({ name, ts }) => [name, ts] as const)) }
}

/** The tasks from one mark to another, the first being the one that set the mark. */
export function tasksBetween({ tasks, marks }: Trace, from: string, until: string): Task[] {
  const start = marks.get(from) ?? Number.NaN
  const end = marks.get(until) ?? Number.NaN
  const first = tasks.findLastIndex(({ startedAt }) => startedAt <= start)
  return tasks.filter(({ startedAt }, index) => index >= first && startedAt <= end)
}

export const totalOf = (tasks: readonly Task[]) => tasks.reduce((total, { ms }) => total + ms, 0)
export const longestOf = (tasks: readonly Task[]) => Math.max(0, ...tasks.map(({ ms }) => ms))

/** Records the tasks while `act` runs. Pages that do nothing have no tasks worth counting. */
export async function traceTasks(devtools: CDPSession, act: () => Promise<void>): Promise<Trace> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', collect)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  })
  await act()
  const complete = new Promise<void>((resolve) =>
    devtools.once('Tracing.tracingComplete', () => resolve()),
  )
  await devtools.send('Tracing.end')
  await complete
  devtools.off('Tracing.dataCollected', collect)
  return parseTrace(events)
}
