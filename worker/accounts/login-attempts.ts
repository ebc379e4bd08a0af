import { sql, type SQL } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { numberOf, textOf, textOrNull, type Row } from '#worker/db/row.ts'
import { deviceDigest } from '#worker/limits/device.ts'
import {
  addressCounters,
  consumeAttempt,
  counterOf,
  isOneTooMany,
  refundAttempt,
  resetAttempts,
  throwIfExceeded,
  throwIfTooMany,
  type Counter,
} from '#worker/limits/rate-limit.ts'
import { insertEmail, sendEmail } from '#worker/mail/outbound-email.ts'
import { notify } from '#worker/notices/notify.ts'
import { contactText, isKnownDevice, type LoginContact } from './queries.ts'

/**
 * Which counts an attempt belongs to. Strangers share the count of the account and of their address; a device that has
 * logged in to the account before has its own, so that strangers cannot lock the owner out.
 */
function countersOf({ deps, ip, device }: Context, contact: LoginContact) {
  const name = contactText(contact)
  const digest = device === null ? null : deviceDigest(device)
  return {
    digest,
    account: counterOf(deps, 'loginAccount', name),
    device: digest === null ? null : counterOf(deps, 'loginDevice', `${digest}:${name}`),
    addresses: addressCounters(deps, 'loginAddress', ip),
  }
}

export type LoginAttempt = {
  /** What `read` returned. */
  rows: Row[]
  /** The device has logged in to this account before. */
  isOwner: boolean
  /** In the batch of a successful login. */
  onSuccess: SQL[]
  /** When the password could not be checked. */
  refunds: SQL[]
  /** This failure used up the account's count. */
  isLastOfAccount: boolean
}

/** Counts the attempt before its password is verified, in the batch that reads the account. */
export async function consumeLoginAttempt(
  ctx: Context,
  contact: LoginContact,
  read: SQL,
): Promise<LoginAttempt> {
  const { deps, now } = ctx
  const { digest, account, device, addresses } = countersOf(ctx, contact)
  const strangers = [account, ...addresses]
  // Whether the device is known is decided by the database; a stranger's device has no exceeded count of its own.
  throwIfExceeded(deps, device ? [device] : strangers, now)
  const isKnown = digest === null ? sql`0` : isKnownDevice(contact, digest)
  const [rows = [], ...counted] = await ctx.write([
    read,
    ...strangers.map((counter) => consumeAttempt(counter, now, sql`NOT ${isKnown}`)),
    ...(device ? [consumeAttempt(device, now, isKnown)] : []),
  ])
  const all = device ? [...strangers, device] : strangers
  const countedRows = counted.flat()
  throwIfTooMany(deps, all, countedRows, now)
  const isCounted = ({ key }: Counter) => countedRows.some((row) => textOf(row, 'key') === key)
  const ofAccount = countedRows.find((row) => textOf(row, 'key') === account.key)
  const isOwner = device !== null && isCounted(device)
  return {
    rows,
    isOwner,
    onSuccess: [
      ...(isOwner ? [resetAttempts(device)] : [resetAttempts(account)]),
      ...addresses.filter(isCounted).map(refundAttempt),
    ],
    refunds: all.filter(isCounted).map(refundAttempt),
    isLastOfAccount: ofAccount !== undefined && numberOf(ofAccount, 'attempts') === account.max,
  }
}

/** Tells the owner, at most once a day; after the response, whose time must not reveal that the account exists. */
export async function warnOwner(ctx: Context, user: Row): Promise<void> {
  const { deps, now } = ctx
  const id = textOf<UserId>(user, 'id')
  const recipient = { id, email: textOrNull(user, 'email'), username: textOf(user, 'username') }
  const notice = counterOf(deps, 'loginNotice', id)
  const attempts = counterOf(deps, 'loginAccount', id).max
  if (await isOneTooMany(ctx, notice)) return
  const params = { at: now, attempts }
  const email = insertEmail({ to: recipient, template: 'failedLogins', params, now })
  const background = createBackgroundContext(deps)
  await background.commit([
    email.write,
    notify({
      to: id,
      kind: 'failedLogins',
      data: { at: now, count: attempts },
      now,
    }),
  ])
  await sendEmail(background, email.id)
}
