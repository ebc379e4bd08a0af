import type { Endpoint, Sent } from '#schema/contract/endpoint.ts'
import { awardTask } from '#schema/contract/proposals.ts'
import { approveTask, deleteTask, restoreTask } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { Unreached } from '#pwa/api/failures.ts'
import * as accounts from '#pwa/features/accounts/reads.ts'
import * as applicants from '#pwa/features/proposals/applicant-reads.ts'
import * as proposals from '#pwa/features/proposals/reads.ts'
import { pullFound } from '#pwa/features/tasks/find.ts'
import { pullOpenTasks } from '#pwa/features/tasks/open-reads.ts'
import * as tasks from '#pwa/features/tasks/reads.ts'
import * as wallet from '#pwa/features/wallet/reads.ts'
import { View } from '#pwa/replica/view.ts'
import { doNow } from '#pwa/sync/use-command.ts'
import type { Actor } from './utter.ts'

const TAPS = 3

/** A command that needs a signal: when the answer is lost the person taps again, and it goes under the same key. */
async function now<E extends Endpoint<'command'>>(actor: Actor, command: E, input: Sent<E>) {
  const { clock, dice } = actor.stage
  const key = newId('journal')
  for (let tap = 1; ; tap++) {
    try {
      return await doNow(actor.session, command, input, key)
    } catch (failure) {
      if (!(failure instanceof Unreached) || tap === TAPS) throw failure
      await clock.sleep(dice.between(500, 8000), 'another tap')
    }
  }
}

async function award(actor: Actor) {
  const view = await View.of(actor.session)
  const waiting = (await view.rows('applicants')).filter(({ status }) => status === 'pending')
  const chosen = actor.stage.dice.pick(waiting)
  if (!chosen) return
  const { task, tasker, version } = chosen
  await now(actor, awardTask, { taskId: task._id, taskerId: tasker._id, version })
}

async function myTask(actor: Actor, ...statuses: string[]) {
  const { stage, session } = actor
  const mine = (await (await View.of(session)).rows('tasks')).filter(
    ({ client, status }) => client === session.me && statuses.includes(status),
  )
  return stage.dice.pick(mine)
}

async function approve(actor: Actor) {
  const task = await myTask(actor, 'submitted')
  if (task) await now(actor, approveTask, { id: task._id })
}

async function remove(actor: Actor) {
  const task = await myTask(actor, 'pending')
  if (!task) return
  await now(actor, deleteTask, { id: task._id })
  if (actor.stage.dice.chance(0.4)) await now(actor, restoreTask, { id: task._id })
}

const ANYHOW = { sort: 'mixed', field: null, more: {} } as const

type Asked = { queryFn?: unknown }
/** Asks as React Query would for a screen that was opened. */
async function ask({ queryFn }: Asked, pageParam = ''): Promise<unknown> {
  const given = { pageParam, signal: new AbortController().signal }
  return (queryFn as (context: object) => Promise<unknown>)(given)
}

async function read(actor: Actor) {
  const { stage, session } = actor
  const { dice } = stage
  const view = await View.of(session)
  const some = dice.pick([...(await view.rows('tasks')), ...(await view.openTasks())])
  const applicant = dice.pick(await view.rows('applicants'))
  const isTasker = stage.people.find(({ id }) => id === session.me)?.role === 'tasker'
  const screens: Asked[] = [
    wallet.pullTransactions(session),
    accounts.pullProfile(session, session.me),
    ...(some ? [tasks.pullTask(session, some._id)] : []),
    ...(isTasker
      ? [
          pullOpenTasks(session),
          pullFound(session, { q: dice.pick(['todo', 'desk']) ?? '', ...ANYHOW }),
          proposals.pullProposals(session),
          tasks.pullStage(
            session,
            dice.pick(['assigned', 'submitted', 'completed'] as const) ?? 'assigned',
          ),
        ]
      : []),
    ...(!isTasker && applicant
      ? [
          applicants.pullApplicants(session, applicant.task._id),
          applicants.pullApplicant(session, applicant._id),
        ]
      : []),
  ]
  const screen = dice.pick(screens)
  if (!screen) return
  await ask(screen)
  if (dice.chance(0.5)) return
  await stage.clock.sleep(dice.between(100, 20_000), 'the same screen again')
  await ask(screen)
}

export const DONE = { award, approve, remove, read }
