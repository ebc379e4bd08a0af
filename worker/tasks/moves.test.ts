import { beforeAll, expect, it } from 'vitest'
import { isAssigned, TASK_STATUSES, type TaskStatus } from '#schema/domain/task.ts'
import { dumpDatabase, expectSameRows } from '#testing/worker/dump-database.ts'
import { createMarket } from '#testing/worker/market.ts'
import {
  createTaskInEachStatus,
  isOutsideTable,
  MOVES,
  type Move,
} from '#testing/worker/task-moves.ts'

async function arrange() {
  const market = await createMarket()
  const { people, subjects } = await createTaskInEachStatus(market, TASK_STATUSES)
  const before = await dumpDatabase(market)
  return {
    people,
    subjectOf(status: TaskStatus) {
      const subject = subjects.get(status)
      if (!subject) throw new Error(`no task is ${status}`)
      return subject
    },
    /** Holds, ledger, timeline and change log included. */
    expectUnchanged: async () => expectSameRows(await dumpDatabase(market), before),
  }
}

/** The tasker of a cancelled task still sees it. */
const hasTasker = (status: TaskStatus) => isAssigned(status) || status === 'cancelled'

// All tests share it, because none of them changes a row.
let tasks: Awaited<ReturnType<typeof arrange>>
beforeAll(async () => {
  tasks = await arrange()
})

/** What each person sends about each task. */
async function answersOf(isSent: (move: Move, status: TaskStatus) => boolean) {
  const { people, subjectOf } = tasks
  const answers: { of: string; status: number; isHidden: boolean }[] = []
  for (const status of TASK_STATUSES)
    for (const move of MOVES.filter((each) => isSent(each, status)))
      for (const person of move.by) {
        const answer = await move.send(people[person], subjectOf(status), people)
        const isHidden = move.isAboutAnother || (person === 'tasker' && !hasTasker(status))
        answers.push({
          of: `${move.name} by ${person}: ${status}`,
          status: answer.status,
          isHidden,
        })
      }
  return answers
}

it('answers a move that is not in the table with 409, and changes nothing', async () => {
  const answers = await answersOf(isOutsideTable)
  const isExpected = ({ status, isHidden }: (typeof answers)[number]) =>
    status === 409 || (isHidden && status === 404)
  expect(answers.filter((each) => !isExpected(each))).toEqual([])
  expect(answers.length).toBeGreaterThan(200)
  await tasks.expectUnchanged()
})

it('answers the repeat of a move as before, and changes nothing', async () => {
  const answers = await answersOf((move, status) => move.repeats.includes(status))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  await tasks.expectUnchanged()
})

it('rejects each move of the table by a user without a part in it, and changes nothing', async () => {
  const { people, subjectOf, expectUnchanged } = tasks
  const leaks: string[] = []
  for (const status of TASK_STATUSES)
    for (const { name, by, send } of MOVES.filter((each) => each.isInTable(status))) {
      // Anybody may apply for an open task.
      if (name === 'apply again') continue
      const stranger = by.includes('client') ? people.otherClient : people.otherTasker
      const answer = await send(stranger, subjectOf(status), people)
      const expected = by.includes('admin') ? 403 : 404
      if (answer.status !== expected) leaks.push(`${name}: ${status}: ${answer.status}`)
    }
  expect(leaks).toEqual([])
  await expectUnchanged()
})
