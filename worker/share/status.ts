import type { Hono } from 'hono'
import { html } from 'hono/html'
import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import { requestedLanguage } from '#schema/domain/languages.ts'
import type { Deps } from '#worker/context.ts'
import { newQueryStats } from '#worker/db/client.ts'
import { publicOrigin } from '#worker/env.ts'
import { createProbe } from '#worker/http/health.ts'
import { registerRoute } from '#worker/http/reply.ts'
import { limitPages } from '#worker/limits/front.ts'
import { brandedPicture, PAGE_HEADERS, renderPage, type SharedPage } from './page.ts'
import { supportMarkup } from './text-pages.ts'
import { shareTexts, type ShareTexts } from './texts.ts'

type State = 'works' | 'down' | 'closed'
type Parts = { database: boolean; files: boolean }

/** Null parts: nothing was asked, because Onise is closed. */
function bodyOf({ status }: ShareTexts, state: State, parts: Parts | null, deps: Deps) {
  const row = (name: string, works: boolean) =>
    html`<tr>
      <th scope="row">${name}</th>
      <td>${works ? status.ok : status.notOk}</td>
    </tr>`
  return html`<div class="card">
    <h1>${status[state].title}</h1>
    <p class="text">${status[state].text}</p>
    ${
      parts &&
      html`<table>
        <tbody>
          ${row(status.database, parts.database)} ${row(status.files, parts.files)}
        </tbody>
      </table>`
    }
    <p class="text soft">${status.asOf(formatLagosDateTime(deps.now()))}</p>
    <p class="text">${supportMarkup(deps)}</p>
  </div>`
}

/** `/status` for everybody: it asks the database, and is shown without it. */
export function registerStatusPage(app: Hono, deps: Deps): void {
  const probe = createProbe(deps)
  const info = { name: 'status', method: 'GET', path: '/status' }
  registerRoute(app, deps, info, async (c) => {
    await limitPages(deps, c.req.header('cf-connecting-ip') ?? null)
    const isClosed = deps.settings.MAINTENANCE === 'on'
    const faults = isClosed ? null : await probe(newQueryStats())
    const parts = faults && { database: faults[0] === undefined, files: faults[1] === undefined }
    const works = parts?.database === true && parts.files
    const open = works ? 'works' : 'down'
    const state = isClosed ? 'closed' : open
    const language = requestedLanguage(c.req.query('lang'), c.req.header('accept-language'))
    const texts = shareTexts(language, deps.settings)
    const page: SharedPage = {
      texts,
      origin: publicOrigin(deps.settings, c.req.url),
      path: '/status',
      title: texts.status[state].title,
      description: texts.status[state].text,
      picture: brandedPicture(texts),
      isIndexed: false,
      body: bodyOf(texts, state, parts, deps),
    }
    return {
      status: works ? 200 : 503,
      body: renderPage(page),
      headers: { ...PAGE_HEADERS, 'Cache-Control': 'no-store' },
    }
  })
}
