import { readExport, startExport } from '#schema/contract/export.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { FILE_LINK_MS } from '#schema/domain/limits.ts'
import { ACCOUNT_FACTS } from '#schema/domain/messages/accounts.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { signLink, verifyLink } from '#worker/files/links.ts'
import { route } from '#worker/http/serve.ts'
import { counterOf } from '#worker/limits/rate-limit.ts'
import { passwordOf, verifyPasswordOf } from '#worker/limits/verify-password.ts'
import { EXPORT_PAGES } from './export-pages.ts'

/** Signed for this session, so that a page needs no second password, and no other session can use it. */
const ticketLink = ({ userId, sessionId }: Context, expiresAt: number) => ({
  key: `export:${sessionId}`,
  userId,
  expiresAt,
})

export const startExportRoute = route(startExport, async (ctx, { password }) => {
  const { userId, now, deps } = ctx
  const { stored } = await ctx.read({ stored: first(passwordOf({ userId })) })
  if (!stored) throw new DomainError('signed_out')
  const limit = counterOf(deps, 'export', userId)
  const refunds = await verifyPasswordOf(ctx, { entered: password, hash: stored.hash }, limit)
  const expiresAt = now + FILE_LINK_MS
  const signature = await signLink(deps.settings, ticketLink(ctx, expiresAt))
  return commit({
    effects: [refunds],
    response: {
      message: ACCOUNT_FACTS.exportStarted,
      ticket: `${expiresAt}.${signature}`,
      expiresAt,
    },
  })
})

async function checkTicket(ctx: Context, ticket: string): Promise<void> {
  const [expiresAt = '', signature = ''] = ticket.split('.')
  const link = ticketLink(ctx, Number(expiresAt))
  if (link.expiresAt <= ctx.now || !(await verifyLink(ctx.deps.settings, link, signature)))
    throw new DomainError('link_expired')
}

export const readExportRoute = route(readExport, async (ctx, { ticket, section, cursor = '' }) => {
  const page = await EXPORT_PAGES[section](ctx, cursor)
  await checkTicket(ctx, ticket)
  return { ...page, rows: page.rows.map((row) => JSON.stringify(row)) }
})
