import { findTask } from '#schema/contract/task-reads.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { hashOfPass, passCodeOf, wordNumbersOf } from '#schema/domain/pass.ts'
import type { TestUser } from './test-server.ts'

/** The signed pass that the task's professional has. */
export async function passOfTask(tasker: TestUser, id: TaskId): Promise<string> {
  const { pass } = (await tasker.send(findTask, { id })).body
  if (pass === undefined) throw new Error('the task has no pass')
  return pass
}

export const codeOfPass = async (token: string): Promise<string> =>
  passCodeOf(wordNumbersOf(await hashOfPass(token)))

export const passCodeOfTask = async (tasker: TestUser, id: TaskId): Promise<string> =>
  codeOfPass(await passOfTask(tasker, id))
