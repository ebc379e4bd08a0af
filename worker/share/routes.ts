import type { Context as HonoContext, Hono } from 'hono'
import { html } from 'hono/html'
import { dayOf } from '#schema/domain/days.ts'
import { DomainError, type ErrorCode } from '#schema/domain/errors.ts'
import { foldWords } from '#schema/domain/fold-search.ts'
import { isId, type TaskId, type UserId } from '#schema/domain/ids.ts'
import { requestedLanguage } from '#schema/domain/languages.ts'
import { SHARE_MESSAGES } from '#schema/domain/messages/share.ts'
import { allStates, stateOf } from '#schema/domain/places/places.ts'
import {
  SHARE_NETWORKS,
  shareSitePath,
  type ShareNetwork,
  peoplePath,
  PEOPLE_SLUGS,
  TEXT_PAGES,
  todosPath,
  tradeOfPeople,
  tradeOfSlug,
} from '#schema/domain/share-paths.ts'
import { sharedTaskView } from '#schema/domain/share.ts'
import { TRADE_NAMES } from '#schema/domain/trade-names.ts'
import type { Deps } from '#worker/context.ts'
import { Connection, type Db, type QueryStats } from '#worker/db/client.ts'
import { withRetry } from '#worker/db/errors.ts'
import { pageOf } from '#worker/db/paging.ts'
import { publicOrigin } from '#worker/env.ts'
import { toFailure } from '#worker/http/errors.ts'
import { faultText } from '#worker/http/fault-text.ts'
import { registerRoute, throwIfClosed } from '#worker/http/reply.ts'
import type { Reply } from '#worker/http/serve.ts'
import { limitPages } from '#worker/limits/front.ts'
import { PAGE_HEADERS, renderPage, type Markup, type SharedPage, brandedPicture } from './page.ts'
import { peoplePage, readPeople, selectListedTrades } from './people-page.ts'
import { choosePreview } from './preview-picture.ts'
import { profilePage } from './profile-page.ts'
import { selectSharedProfile, selectSharedTask } from './queries.ts'
import { renderSitemap, SITEMAP_HEADERS } from './sitemap.ts'
import { registerStatusPage } from './status.ts'
import { taskPage } from './task-page.ts'
import { supportMarkup, textPage } from './text-pages.ts'
import { shareTexts, type ShareTexts } from './texts.ts'
import { addressOf, todosPage, tradesPage } from './todo-pages.ts'
import {
  selectListedTasks,
  selectTodosOfState,
  selectTodosOfTrade,
  selectTradeCounts,
  selectTradesInStates,
} from './todo-queries.ts'

type Request = {
  deps: Deps
  connection: Connection
  db: Db
  origin: string
  id: string
  texts: ShareTexts
  c: HonoContext
}

const reply = (status: number, page: SharedPage): Reply => ({
  status,
  body: renderPage(page),
  headers: PAGE_HEADERS,
})

/** A page that says why there is nothing to show. */
const messagePage = (
  origin: string,
  texts: ShareTexts,
  { title, text }: { title: string; text: string },
  help?: Markup,
): SharedPage => ({
  texts,
  origin,
  path: null,
  title,
  description: text,
  picture: brandedPicture(texts),
  isIndexed: false,
  body: html`<div class="card">
    <h1>${title}</h1>
    <p class="text">${text}</p>
    ${help ? html`<p class="text">${help}</p>` : null}
    <a class="go" href="/">${texts.home}</a>
  </div>`,
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
  const [user] = isId(id) ? await selectSharedProfile(db, id as string as UserId, deps.now()) : []
  if (!user) return reply(404, messagePage(origin, texts, texts.unknownProfile))
  const picture = await choosePreview(deps, texts, user.profilePicture, user.username)
  return reply(200, profilePage(user, { texts, origin, picture }))
}

const frameOf = ({ c, texts, origin }: Request) => ({ texts, origin, lang: c.req.query('lang') })

async function showTrades(request: Request): Promise<Reply> {
  return reply(200, tradesPage(frameOf(request), await selectTradeCounts(request.db)))
}

/** Its id, or another name of it: `/todos/barber/abuja`. */
const stateNamed = (slug: string) =>
  stateOf(slug) ??
  allStates().find(({ otherNames }) =>
    otherNames.some((name) => foldWords(name).replaceAll(' ', '-') === slug),
  )

async function showTodos(request: Request): Promise<Reply> {
  const { c, db, origin, texts } = request
  const trade = tradeOfSlug(c.req.param('trade') ?? '')
  const named = c.req.param('state')
  const state = named === undefined ? undefined : stateNamed(named.toLowerCase())
  if (!trade || (named && !state)) {
    const all = html`<a href="${addressOf(todosPath(), frameOf(request))}">${texts.todos.title}</a>`
    return reply(404, messagePage(origin, texts, texts.todos.unknown, all))
  }
  const cursor = c.req.query('after')
  const [rows, found] = await db.batch([
    state
      ? selectTodosOfState(db, trade, state.id, { cursor })
      : selectTodosOfTrade(db, trade, { cursor }),
    selectTradesInStates(db, [trade]),
  ])
  const { shown, nextCursor } = pageOf(rows, {}, ({ createdAt, id }) => ({ at: createdAt, id }))
  const states = found.flatMap(({ state: id }) => stateOf(id) ?? [])
  const list = { trade, state: state ?? null, after: cursor, shown, nextCursor, states }
  return reply(200, todosPage(list, frameOf(request)))
}

/** `/electricians` and `/electricians/lagos`: who chose to be listed. */
async function showPeople(request: Request): Promise<Reply> {
  const { c, db, deps, connection, origin, texts } = request
  const trade = tradeOfPeople(c.req.param('people') ?? '')
  const named = c.req.param('state')
  const state = named === undefined ? null : stateNamed(named.toLowerCase())
  if (!trade || state === undefined)
    return reply(404, messagePage(origin, texts, texts.todos.unknown))
  const wanted = { trade, state: state?.id, cursor: c.req.query('after') }
  const [page, found] = await Promise.all([
    readPeople(connection, wanted, deps.now()),
    selectListedTrades(db, [trade]),
  ])
  const states = found.flatMap(({ area }) => stateOf(area) ?? [])
  const list = { ...page, trade, state, after: wanted.cursor, states }
  return reply(200, peoplePage(list, frameOf(request)))
}

/** Far below the format's limit of 50,000: a search engine reads the newest, and older ones it has read already. */
export const SITEMAP_TASKS_MAX = 1000

async function showSitemap({ db, origin }: Request): Promise<Reply> {
  const [tasks, counts, inStates, listed] = await db.batch([
    selectListedTasks(db, SITEMAP_TASKS_MAX),
    selectTradeCounts(db),
    selectTradesInStates(db, TRADE_NAMES),
    selectListedTrades(db, TRADE_NAMES),
  ])
  // Lists without a todo say nothing to a search engine.
  const lists = [
    todosPath(),
    ...counts.filter(({ open }) => open > 0).map(({ trade }) => todosPath(trade)),
    ...inStates.map(({ trade, state }) => todosPath(trade, state)),
    ...listed.map(({ trade, area }) => peoplePath(trade, area)),
  ]
  return { status: 200, body: renderSitemap(origin, tasks, lists), headers: SITEMAP_HEADERS }
}

function pageText(texts: ShareTexts, code: ErrorCode | null) {
  if (code === 'too_many_tries') return texts.busy
  // The position of a page that somebody has changed.
  if (code === 'invalid_input') return texts.todos.unknown
  return code === 'maintenance' ? texts.maintenance : texts.failed
}

/** A person reads the answer, so it is a page and not JSON. */
function failurePage(
  error: unknown,
  { deps, origin, texts }: Pick<Request, 'deps' | 'origin' | 'texts'>,
  requestId: string,
): Reply {
  const { status, headers } = toFailure(error, requestId)
  // Where people are reached, and by which name they find the request.
  const help = status >= 500 ? html`${supportMarkup(deps)} <small>${requestId}</small>` : undefined
  const code = error instanceof DomainError ? error.code : null
  const page = messagePage(origin, texts, pageText(texts, code), help)
  return {
    status,
    body: renderPage(page),
    headers: { ...PAGE_HEADERS, 'Cache-Control': 'no-store', ...headers },
    ...(status >= 500 && code !== 'maintenance' && { fault: faultText(error) }),
  }
}

type Show = (request: Request) => Promise<Reply>
type Log = { requestId: string; stats: QueryStats }

const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

/** Each network's own dialog for a new message with a link. */
const DIALOGS: Record<ShareNetwork, (url: string, text: string) => string> = {
  whatsapp: (url, text) => `https://wa.me/?${query({ text: `${text} ${url}` })}`,
  facebook: (url) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  x: (url, text) => `https://x.com/intent/post?${query({ text, url })}`,
  telegram: (url, text) => `https://t.me/share/url?${query({ url, text })}`,
}

/** The social icons of the prerendered pages, which do not know their own address. */
function registerNetworkRoutes(app: Hono, deps: Deps): void {
  const path = shareSitePath(':network')
  registerRoute(app, deps, { name: 'share.site', method: 'GET', path }, async (c) => {
    const network = SHARE_NETWORKS.find((each) => each === c.req.param('network'))
    if (!network) throw new DomainError('not_found')
    const origin = publicOrigin(deps.settings, c.req.url)
    const location = DIALOGS[network](`${origin}/`, SHARE_MESSAGES.tellOthers)
    return { status: 302, body: null, headers: { Location: location } }
  })
}

async function handle(c: HonoContext, deps: Deps, show: Show, log: Log): Promise<Reply> {
  const origin = publicOrigin(deps.settings, c.req.url)
  const language = requestedLanguage(c.req.query('lang'), c.req.header('accept-language'))
  const texts = shareTexts(language, deps.settings)
  try {
    throwIfClosed(deps)
    await limitPages(deps, c.req.header('cf-connecting-ip') ?? null)
    const connection = new Connection(deps.settings, log.stats, deps.databaseFetch)
    const { db } = connection
    const id = (c.req.param('id') ?? '').toLowerCase()
    return await withRetry(() => show({ deps, connection, db, origin, id, texts, c }))
  } catch (error) {
    return failurePage(error, { deps, origin, texts }, log.requestId)
  }
}

/** Texts, which are read where the database does not answer too. */
function registerTextPages(app: Hono, deps: Deps): void {
  for (const page of TEXT_PAGES)
    registerRoute(app, deps, { name: page, method: 'GET', path: `/${page}` }, async (c, log) => {
      const origin = publicOrigin(deps.settings, c.req.url)
      const language = requestedLanguage(c.req.query('lang'), c.req.header('accept-language'))
      const texts = shareTexts(language, deps.settings)
      const shown = await textPage(deps, `/${page}`, language, { texts, origin })
      return shown
        ? reply(200, shown)
        : failurePage(new DomainError('not_found'), { deps, origin, texts }, log.requestId)
    })
}

/** Pages for everyone who has a link, and the list of them for search engines. Everything else of the site is static. */
export function registerShareRoutes(app: Hono, deps: Deps): void {
  const pages = [
    { name: 'share.task', path: '/t/:id', show: showTask },
    { name: 'share.profile', path: '/p/:id', show: showProfile },
    { name: 'share.trades', path: '/todos', show: showTrades },
    { name: 'share.todos', path: '/todos/:trade/:state?', show: showTodos },
    { name: 'share.people', path: `/:people{${PEOPLE_SLUGS}}/:state?`, show: showPeople },
    { name: 'sitemap', path: '/sitemap.xml', show: showSitemap },
  ]
  for (const { show, ...info } of pages)
    registerRoute(app, deps, { ...info, method: 'GET' }, (c, log) => handle(c, deps, show, log))
  registerNetworkRoutes(app, deps)
  registerTextPages(app, deps)
  registerStatusPage(app, deps)
}
