import { eq, sql } from 'drizzle-orm'
import type { Context as HonoContext, Hono } from 'hono'
import { hasEmailOf, parseStoppable, withEmail } from '#schema/domain/email-choice.ts'
import { isId, type UserId } from '#schema/domain/ids.ts'
import { requestedLanguage, type Language } from '#schema/domain/languages.ts'
import {
  DEFAULT_NOTICE_SETTINGS,
  type NoticeCategory,
  type NoticeSettings,
} from '#schema/domain/notice.ts'
import { users } from '#schema/tables/users.ts'
import { createBackgroundContext, type BackgroundContext } from '#worker/background/context.ts'
import type { Deps } from '#worker/context.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { retryOnConflict } from '#worker/db/retry-on-conflict.ts'
import { assertRowsChanged } from '#worker/db/write.ts'
import { toFailure } from '#worker/http/errors.ts'
import { faultText } from '#worker/http/fault-text.ts'
import { registerRoute } from '#worker/http/reply.ts'
import type { Reply } from '#worker/http/serve.ts'
import { addressCounters, countInIsolate } from '#worker/limits/rate-limit.ts'
import { isStopLink, STOP_EMAILS_PATH } from '#worker/mail/stop-link.ts'
import {
  askPage,
  brokenPage,
  failedPage,
  PAGE_HEADERS,
  renderPage,
  resumedPage,
  stoppedPage,
  type Page,
} from './stop-emails-page.ts'

type Request = { c: HonoContext; deps: Deps }

type Link = {
  userId: UserId
  categories: readonly NoticeCategory[]
  query: string
}

/** Null when it was not made by us, or with a secret that has been replaced. */
async function readLink(c: HonoContext, { settings }: Deps): Promise<Link | null> {
  const { u: userId = '', c: names = '', s: signature = '' } = c.req.query()
  const categories = parseStoppable(names)
  if (!isId(userId) || !categories) return null
  const link = { userId: userId as UserId, categories }
  if (!(await isStopLink(settings, link.userId, categories, signature))) return null
  return { ...link, query: `u=${userId}&c=${names}&s=${signature}` }
}

/** Null for a user who is not there any more. */
async function readSettingsOf(background: BackgroundContext, userId: UserId) {
  const [row] = await background.query((db) =>
    db
      .select({ stored: users.noticeSettings, closedAt: users.closedAt })
      .from(users)
      .where(eq(users.id, userId)),
  )
  return row && row.closedAt === null ? { stored: row.stored } : null
}

/**
 * Once: a repeat finds the choice made and writes nothing. Settings that were saved since the read are read again.
 * Resolves with them, or with null for a user who is not there any more.
 */
async function setEmails(
  background: BackgroundContext,
  { userId, categories }: Link,
  isOn: boolean,
): Promise<NoticeSettings | null> {
  return retryOnConflict(3, async () => {
    const row = await readSettingsOf(background, userId)
    if (!row) return null
    const settings: NoticeSettings = row.stored ?? DEFAULT_NOTICE_SETTINGS
    const next = withEmail(settings, categories, isOn)
    if (next.off.email.length === settings.off.email.length) return settings
    const before = row.stored && JSON.stringify(row.stored)
    await background.commit([
      sql`UPDATE users SET notice_settings = ${JSON.stringify(next)}
          WHERE id = ${userId} AND notice_settings IS ${before}`,
      assertRowsChanged('user_state'),
      changedForUser(userId),
    ])
    return next
  })
}

/** In the language of the account; where there is none, in that of the browser. */
function reply(
  { c }: Request,
  shown: Page,
  { status = 200, language }: { status?: number; language?: Language | undefined } = {},
): Reply {
  const browserLanguage = requestedLanguage(undefined, c.req.header('accept-language'))
  return { status, body: renderPage(shown, language ?? browserLanguage), headers: PAGE_HEADERS }
}

/** A GET changes nothing, because programs that check mails open every link. */
async function handle(request: Request): Promise<Reply> {
  const { c, deps } = request
  const ip = c.req.header('cf-connecting-ip') ?? null
  countInIsolate(deps, addressCounters(deps, 'commandAddress', ip), deps.now())
  const broken = () => reply(request, brokenPage, { status: 403 })
  const link = await readLink(c, deps)
  if (!link) return broken()
  const background = createBackgroundContext(deps)
  if (c.req.method !== 'POST') {
    const row = await readSettingsOf(background, link.userId)
    if (!row) return broken()
    const settings = row.stored ?? DEFAULT_NOTICE_SETTINGS
    const isOn = hasEmailOf(settings, link.categories)
    return reply(request, isOn ? askPage(link) : stoppedPage(link), settings)
  }
  const isOn = c.req.query('on') === '1'
  const settings = await setEmails(background, link, isOn)
  if (!settings) return broken()
  return reply(request, isOn ? resumedPage(link) : stoppedPage(link), settings)
}

function replyToError(request: Request, error: unknown, requestId: string): Reply {
  const { status, body, headers } = toFailure(error, requestId)
  const failed = reply(request, failedPage(body.error, body.says), { status })
  return {
    ...failed,
    headers: { ...failed.headers, ...headers },
    ...(status >= 500 && { fault: faultText(error) }),
  }
}

/**
 * What the link of an email opens, and what a mail program sends for its own button (RFC 8058: a POST without cookies,
 * answered without a redirect). The signature is the permission, so the body is not read.
 */
export function registerStopEmailsRoute(app: Hono, deps: Deps): void {
  for (const method of ['GET', 'POST'])
    registerRoute(
      app,
      deps,
      { name: 'notices.stopEmails', method, path: STOP_EMAILS_PATH },
      (c, { requestId }) =>
        handle({ c, deps }).catch((error: unknown) => replyToError({ c, deps }, error, requestId)),
    )
}
