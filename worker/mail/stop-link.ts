import type { UserId } from '#schema/domain/ids.ts'
import type { NoticeCategory } from '#schema/domain/notice.ts'
import type { Settings } from '#worker/env.ts'
import { hashesMatch, keyedHash } from '#worker/secrets/codes.ts'
import { deriveKey, withOld } from '#worker/secrets/keys.ts'

type LinkSettings = Pick<Settings, 'FILES_SECRET' | 'FILES_SECRET_OLD' | 'ONISE_URL'>
type Categories = readonly NoticeCategory[]

/** Below /api, because the worker handles it and an installed app does not answer it itself. */
export const STOP_EMAILS_PATH = '/api/emails/stop'

const sign = (secret: string, userId: UserId, categories: Categories) =>
  keyedHash(deriveKey(secret, 'unsubscribe'), userId, categories.join(','))

/** Turns the emails of these categories off for this user. It has no end: an old email must be stoppable too. */
export async function createStopLink(
  { FILES_SECRET, ONISE_URL }: LinkSettings,
  userId: UserId,
  categories: Categories,
): Promise<string> {
  const signature = await sign(FILES_SECRET, userId, categories)
  const query = `u=${userId}&c=${categories.join(',')}&s=${signature}`
  return `${ONISE_URL}${STOP_EMAILS_PATH}?${query}`
}

/** With the current key, or the one before it during a rotation. */
export async function isStopLink(
  { FILES_SECRET, FILES_SECRET_OLD }: LinkSettings,
  userId: UserId,
  categories: Categories,
  signature: string,
): Promise<boolean> {
  const secrets = withOld(FILES_SECRET, FILES_SECRET_OLD)
  const signatures = await Promise.all(secrets.map((each) => sign(each, userId, categories)))
  return signatures.some((each) => hashesMatch(each, signature))
}
