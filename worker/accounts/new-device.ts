import { sql, type SQL } from 'drizzle-orm'
import { deviceNameOf } from '#schema/domain/device-name.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { isConstraint } from '#worker/db/errors.ts'
import { assertRowsChanged } from '#worker/db/write.ts'
import { networksOf } from '#worker/limits/address.ts'
import { counterOf } from '#worker/limits/rate-limit.ts'
import { notify } from '#worker/notices/notify.ts'
import { keyedHash } from '#worker/secrets/codes.ts'
import { deriveKey } from '#worker/secrets/keys.ts'

/**
 * What is known of a browser without its cookie: its address and its kind, as a hash. A user who clears cookies, or whose
 * browser does so by itself, has the same one at each log-in.
 */
export function senderOf({ deps, ip, userAgent }: Context): Promise<string> {
  const address = ip === null ? '' : networksOf(ip).address
  const key = deriveKey(deps.settings.FILES_SECRET, 'log address')
  return keyedHash(key, address, deviceNameOf(userAgent) ?? '')
}

/** Of two log-ins at once, one claims the notice; the other aborts. */
function claimNotice({ deps, now }: Context, owner: UserId, sender: string): SQL[] {
  const { key, windowMs } = counterOf(deps, 'newDeviceNotice', `${owner}:${sender}`)
  return [
    sql`INSERT INTO rate_limit_counters (key, attempts, expires_at) VALUES (${key}, 1, ${now + windowMs})
      ON CONFLICT (key) DO UPDATE SET expires_at = excluded.expires_at
      WHERE rate_limit_counters.expires_at <= ${now}`,
    assertRowsChanged('user_state'),
  ]
}

/** Writes a log-in on a new device with a notice to the owner, at most one a day for each sender. */
export async function storeNewDevice(
  ctx: Context,
  writes: readonly SQL[],
  { owner, sender }: { owner: UserId; sender: string },
): Promise<void> {
  const { deps, now } = ctx
  try {
    await createBackgroundContext(deps).commit([
      writes,
      claimNotice(ctx, owner, sender),
      notify({ to: owner, kind: 'newDevice', data: { at: now }, now }),
    ])
  } catch (error) {
    if (!isConstraint(error)) throw error
    await ctx.write(writes)
  }
}
