import type { Context as HonoContext, Hono } from 'hono'
import { dayOf } from '#schema/domain/days.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { isId, type TaskId, type UserId } from '#schema/domain/ids.ts'
import { requestedLanguage } from '#schema/domain/languages.ts'
import { sharedTaskView } from '#schema/domain/share.ts'
import type { Deps } from '#worker/context.ts'
import { openDb, type Db, type QueryStats } from '#worker/db/client.ts'
import { withRetry } from '#worker/db/errors.ts'
import { publicOrigin } from '#worker/env.ts'
import { toFailure } from '#worker/http/errors.ts'
import { faultText } from '#worker/http/fault-text.ts'
import { staticPageHeaders } from '#worker/http/headers.ts'
import { registerRoute } from '#worker/http/reply.ts'
import type { Reply } from '#worker/http/serve.ts'
import { limitPages } from '#worker/limits/front.ts'
import { messagePage } from './message-page.ts'
import { registerNetworkRoutes } from './networks.ts'
import { renderPage, type SharedPage } from './page.ts'
import { choosePreview } from './preview-picture.ts'
import { profilePage } from './profile-page.ts'
import { selectListedTasks, selectSharedProfile, selectSharedTask } from './queries.ts'
import { renderSitemap, SITEMAP_TASKS_MAX } from './sitemap.ts'
import { STYLE_HASH } from './style.ts'
import { taskPage } from './task-page.ts'
import { shareTexts, type ShareTexts } from './texts.ts'

/** Short, so that a todo that is assigned or hidden disappears soon. */
const PAGE_HEADERS = {
  ...staticPageHeaders(STYLE_HASH),
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=60',
  Vary: 'Accept-Language',
}
const SITEMAP_HEADERS = {
  ...staticPageHeaders("'none'"),
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
}

type Request = { deps: Deps; db: Db; origin: string; id: string; texts: ShareTexts }

const reply = (status: number, page: SharedPage): Reply => ({
  status,
  body: renderPage(page),
  headers: PAGE_HEADERS,
})

async function showTask({ deps, db, origin, id, texts }: Request): Promise<Reply> {
  const [task] = isId(id) ? await selectSharedTask(db, id as string as TaskId) : []
  const view = sharedTaskView(task ?? null)
  if (view === 'unknown' || !task) return reply(404, messagePage(origin, texts, texts.unknownTask))
  if (view === 'closed') return reply(410, messagePage(origin, texts, texts.closed))
  const picture = await choosePreview(deps, texts, task.taskImage, texts.picture)
  return reply(200, taskPage(task, { texts, origin, picture, today: dayOf(deps.now()) }))
}

async function showProfile({ deps, db, origin, id, texts }: Request): Promise<Reply> {
  const [user] = isId(id) ? await selectSharedProfile(db, id as string as UserId) : []
  if (!user) return reply(404, messagePage(origin, texts, texts.unknownProfile))
  const picture = await choosePreview(deps, texts, user.profilePicture, user.username)
  return reply(200, profilePage(user, { texts, origin, picture }))
}

async function showSitemap({ db, origin }: Request): Promise<Reply> {
  const tasks = await selectListedTasks(db, SITEMAP_TASKS_MAX)
  return { status: 200, body: renderSitemap(origin, tasks), headers: SITEMAP_HEADERS }
}

/** A person reads the answer, so it is a page and not JSON. */
function failurePage(error: unknown, origin: string, texts: ShareTexts, requestId: string): Reply {
  const { status, headers } = toFailure(error, requestId)
  const isBusy = error instanceof DomainError && error.code === 'too_many_tries'
  const page = messagePage(origin, texts, isBusy ? texts.busy : texts.failed)
  return {
    status,
    body: renderPage(page),
    headers: { ...PAGE_HEADERS, 'Cache-Control': 'no-store', ...headers },
    ...(status >= 500 && { fault: faultText(error) }),
  }
}

type Show = (request: Request) => Promise<Reply>
type Log = { requestId: string; stats: QueryStats }

async function handle(c: HonoContext, deps: Deps, show: Show, log: Log): Promise<Reply> {
  const origin = publicOrigin(deps.settings, c.req.url)
  const language = requestedLanguage(c.req.query('lang'), c.req.header('accept-language'))
  const texts = shareTexts(language)
  try {
    await limitPages(deps, c.req.header('cf-connecting-ip') ?? null)
    const db = openDb(deps.settings, log.stats, deps.databaseFetch)
    const id = (c.req.param('id') ?? '').toLowerCase()
    return await withRetry(() => show({ deps, db, origin, id, texts }))
  } catch (error) {
    return failurePage(error, origin, texts, log.requestId)
  }
}

/** Pages for everyone who has a link, and the list of them for search engines. Everything else of the site is static. */
export function registerShareRoutes(app: Hono, deps: Deps): void {
  const pages = [
    { name: 'share.task', path: '/t/:id', show: showTask },
    { name: 'share.profile', path: '/p/:id', show: showProfile },
    { name: 'sitemap', path: '/sitemap.xml', show: showSitemap },
  ]
  for (const { show, ...info } of pages)
    registerRoute(app, deps, { ...info, method: 'GET' }, (c, log) => handle(c, deps, show, log))
  registerNetworkRoutes(app, deps)
}
