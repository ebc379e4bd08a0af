import { createReads, type Call } from './calls.ts'
import type { BenchDatabase } from './database.ts'
import { countOne, measureCpu, sendAll } from './measure.ts'
import type { Subject } from './subjects.ts'
import type { Results } from './table.ts'
import { postTasks, STEPS, type PostedTask } from './writes.ts'

export type Bench = {
  database: BenchDatabase
  databasePid: number
  subjects: readonly Subject[]
  results: Results
  rounds: number
  isSelected: (call: string) => boolean
}

const WARM_UP = 100
/** Commands at the same time. Under four, sqld stopped taking writes in some runs. */
const WRITE_CONCURRENCY = 2

/** The call as this server receives it. */
async function prepareCall(
  { server, recorder }: BenchDatabase,
  subject: Subject,
  call: Call,
): Promise<Call | null> {
  if (!subject.prepare) return call
  const { method, headers, body = null } = call
  const request = new Request(`http://127.0.0.1${call.path}`, { method, headers, body })
  return subject.prepare(call, () => recorder.record(() => server.dispatch(request)))
}

/** Each request of a call is the same. */
export async function measureReads(bench: Bench, requests: number): Promise<void> {
  const { database, databasePid, subjects, results, rounds, isSelected } = bench
  const repeat = (call: Call, times: number) => Array.from({ length: times }, () => call)
  for (const call of await createReads(database)) {
    if (!isSelected(call.name)) continue
    const prepared = new Map<Subject, Call>()
    for (const subject of subjects) {
      const ready = await prepareCall(database, subject, call)
      if (!ready) continue
      results.addCounts(call.name, subject.name, await countOne(subject, ready))
      await sendAll(subject, repeat(ready, WARM_UP))
      prepared.set(subject, ready)
    }
    for (let round = 0; round < rounds; round++)
      for (const [subject, ready] of prepared) {
        const cpu = await measureCpu(subject, databasePid, repeat(ready, requests))
        results.addCpu(call.name, subject.name, cpu)
      }
  }
}

/** In each round every server has its own tasks, and each command is sent for all of them before the next. */
export async function measureWrites(bench: Bench, taskCount: number): Promise<void> {
  const { database, databasePid, subjects, results, rounds, isSelected } = bench
  const last = STEPS.findLastIndex(({ name }) => isSelected(name))
  if (last === -1) return
  // The first round is the warm-up.
  for (let round = 0; round <= rounds; round++) {
    const lots = new Map<Subject, PostedTask[]>()
    for (const subject of subjects) {
      const tasks = await postTasks(database, taskCount)
      await subject.addTasks?.(tasks)
      lots.set(subject, tasks)
    }
    for (const step of STEPS.slice(0, last + 1))
      for (const [subject, tasks] of lots) {
        // A server with a database of its own has no conversations.
        if (!subject.addTasks) await step.prepare?.(tasks)
        const calls: Call[] = []
        for (const task of tasks) {
          const call = await prepareCall(database, subject, await step.create(task))
          if (call) calls.push(call)
        }
        const [first, ...others] = calls
        if (!first) continue
        const counts = await countOne(subject, first)
        const cpu = await measureCpu(subject, databasePid, others, WRITE_CONCURRENCY)
        if (round === 0) results.addCounts(step.name, subject.name, counts)
        else results.addCpu(step.name, subject.name, cpu)
      }
  }
}
