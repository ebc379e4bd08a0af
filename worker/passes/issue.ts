import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import {
  hashOfPass,
  isSamePass,
  passCodeOf,
  passOf,
  readPass,
  wordNumbersOf,
} from '#schema/domain/pass.ts'
import { placeOf } from '#schema/domain/places/places.ts'
import { passes } from '#schema/tables/passes.ts'
import type { Context } from '#worker/context.ts'
import { isPublished, signPass } from './keys.ts'

type AssignedTask = Parameters<typeof passOf>[0] & {
  id: TaskId
  place: string | null
  assignee: { _id: UserId; username: string; isVerified: boolean } | null
}

/** RFC 4648, section 5: 12 characters. */
const ID_BYTES = 9

/**
 * The pass of a task for its professional: the stored one while it says what is true, else another one, which ends the
 * stored one. Undefined when there is none.
 */
export async function currentPass(
  { db, deps, now, write }: Pick<Context, 'db' | 'deps' | 'now' | 'write'>,
  task: AssignedTask,
  stored: { token: string } | null,
): Promise<string | undefined> {
  const { settings } = deps
  const { id: taskId, assignee } = task
  const area = placeOf(task.place)?.label ?? null
  const pass = assignee && passOf(task, assignee, { area, now })
  if (!pass) return undefined
  const parsed = readPass(stored?.token ?? '')
  if (stored && parsed && isPublished(settings, parsed.kid) && isSamePass(parsed.claims, pass))
    return stored.token
  const jti = randomBytes(ID_BYTES).toString('base64url')
  const token = await signPass(settings, { jti, ...pass })
  if (token === null) return undefined
  await write([
    sql`UPDATE passes SET revoked_at = ${now} WHERE task_id = ${taskId} AND revoked_at IS NULL`,
    db.insert(passes).values({
      id: jti,
      taskId,
      userId: assignee._id,
      token,
      code: passCodeOf(wordNumbersOf(await hashOfPass(token))),
      expiresAt: pass.exp * 1000,
      createdAt: now,
    }),
  ])
  return token
}
