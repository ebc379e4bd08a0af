import type { Hono } from 'hono'
import { DomainError } from '#schema/domain/errors.ts'
import { SHARE_MESSAGES } from '#schema/domain/messages/share.ts'
import { SHARE_NETWORKS, shareSitePath, type ShareNetwork } from '#schema/domain/share-paths.ts'
import type { Deps } from '#worker/context.ts'
import { publicOrigin } from '#worker/env.ts'
import { registerRoute } from '#worker/http/reply.ts'

const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

/** Each network's own dialog for a new message with a link. */
const DIALOGS: Record<ShareNetwork, (url: string, text: string) => string> = {
  whatsapp: (url, text) => `https://wa.me/?${query({ text: `${text} ${url}` })}`,
  facebook: (url) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  x: (url, text) => `https://x.com/intent/post?${query({ text, url })}`,
  telegram: (url, text) => `https://t.me/share/url?${query({ url, text })}`,
}

/** The social icons of the prerendered pages, which do not know their own address. */
export function registerNetworkRoutes(app: Hono, deps: Deps): void {
  const path = shareSitePath(':network')
  registerRoute(app, deps, { name: 'share.site', method: 'GET', path }, async (c) => {
    const network = SHARE_NETWORKS.find((each) => each === c.req.param('network'))
    if (!network) throw new DomainError('not_found')
    const origin = publicOrigin(deps.settings, c.req.url)
    const location = DIALOGS[network](`${origin}/`, SHARE_MESSAGES.tellOthers)
    return { status: 302, body: null, headers: { Location: location } }
  })
}
