import { html } from 'hono/html'
import { dayOf } from '#schema/domain/days.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { State } from '#schema/domain/places/places.ts'
import { sharedTaskPath, todosPath } from '#schema/domain/share-paths.ts'
import { projectTypeLabel } from '#schema/domain/task.ts'
import { oneLine } from '#schema/domain/text.ts'
import { TRADE_NAMES, type Trade } from '#schema/domain/trade-names.ts'
import { tradeLabel } from '#schema/domain/trades.ts'
import { brandedPicture, type Markup, type SharedPage } from './page.ts'
import { callToAction, spanText } from './task-page.ts'
import type { ShareTexts } from './texts.ts'
import { COUNTED_MAX, type TodoCard } from './todo-queries.ts'

export type Frame = Pick<SharedPage, 'texts' | 'origin'> & {
  /** The language that the address names, which the next address names too. */
  lang: string | undefined
}

/** Of one of our pages, in the language of this one. */
export function addressOf(path: string, { lang }: Pick<Frame, 'lang'>, after?: string): string {
  const query = new URLSearchParams({ ...(lang && { lang }), ...(after && { after }) }).toString()
  return query ? `${path}?${query}` : path
}

type Link = { label: string; path: string; isHere?: boolean }

export const links = (title: string, items: readonly Link[], frame: Frame): Markup | null =>
  items.length === 0
    ? null
    : html`<nav aria-label="${title}">
        <h2>${title}</h2>
        <ul role="list" class="links">
          ${items.map(
            ({ label, path, isHere }) =>
              html`<li>
                <a href="${addressOf(path, frame)}" ${isHere ? html`aria-current="page"` : null}
                  >${label}</a
                >
              </li>`,
          )}
        </ul>
      </nav>`

const dayText = (at: number) => dayOf(at).split('-').toReversed().join('/')

function card(todo: TodoCard, { texts, lang }: Frame): Markup {
  const type = projectTypeLabel(todo.projectType, texts.names)
  return html`<li>
    <a href="${addressOf(sharedTaskPath(todo.id), { lang })}">${oneLine(todo.title)}</a>
    <p><b>${formatNaira(todo.price)}</b> · <bdi>${oneLine(todo.location) || type}</bdi></p>
    <p class="soft">
      ${[type, spanText(todo, texts)].filter(Boolean).join(' · ')} ·
      ${texts.todos.posted(dayText(todo.createdAt))}
    </p>
  </li>`
}

const itemsOf = (items: readonly { name: string; path: string }[], origin: string) => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: origin + path,
  })),
})
export const dataOf = (
  { origin }: Frame,
  page: { name: string; path: string },
  items: readonly { name: string; path: string }[],
) => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  name: page.name,
  url: origin + page.path,
  mainEntity: itemsOf(items, origin),
})

type Counted = { trade: Trade; open: number }
export const inOrder = (trades: readonly Trade[], { names }: ShareTexts): Trade[] =>
  trades.toSorted((one, other) => tradeLabel(one, names).localeCompare(tradeLabel(other, names)))

/** `/todos`: all trades, with how many todos are open. */
export function tradesPage(frame: Frame, counts: readonly Counted[]): SharedPage {
  const { texts, origin } = frame
  const { title, text, trades: heading } = texts.todos
  const countOf = new Map(counts.map(({ trade, open }) => [trade, open]))
  const items = inOrder(TRADE_NAMES, texts).map((trade) => {
    const open = countOf.get(trade) ?? 0
    const count = open > COUNTED_MAX ? `${COUNTED_MAX}+` : open
    const name = tradeLabel(trade, texts.names)
    return { name, label: open > 0 ? `${name} (${count})` : name, path: todosPath(trade) }
  })
  const path = todosPath()
  return {
    texts,
    origin,
    path,
    title,
    description: text,
    picture: brandedPicture(texts),
    isIndexed: true,
    data: dataOf(frame, { name: title, path }, items),
    body: html`<div class="card">
      <h1>${title}</h1>
      <p class="text">${text}</p>
      ${links(heading, items, frame)} ${callToAction(texts, path, texts.todos.note)}
    </div>`,
  }
}

type TodoList = {
  trade: Trade
  /** Null for all of Nigeria, and for remote work. */
  state: State | null
  after: string | undefined
  shown: readonly TodoCard[]
  nextCursor: string | null
  /** Those in which the trade has open todos. */
  states: readonly State[]
}

function cards({ shown, after, nextCursor }: TodoList, path: string, frame: Frame): Markup {
  const { older, newest } = frame.texts.todos
  return html`<ol class="todos">
      ${shown.map((todo) => card(todo, frame))}
    </ol>
    <p class="pages">
      ${after ? html`<a href="${addressOf(path, frame)}">${newest}</a>` : null}
      ${nextCursor ? html`<a rel="next" href="${addressOf(path, frame, nextCursor)}">${older}</a>` : null}
    </p>`
}

function listBody(list: TodoList, page: { path: string; title: string }, frame: Frame): Markup {
  const { texts } = frame
  const { todos, names } = texts
  const { trade, state } = list
  const label = tradeLabel(trade, names)
  const post = `/account-type?${new URLSearchParams({ field: trade }).toString()}`
  const everywhere = state ? [{ label: todos.everywhere, path: todosPath(trade) }] : []
  const states = list.states.map(({ id, name }) => ({
    label: name,
    path: todosPath(trade, id),
    isHere: id === state?.id,
  }))
  const trades = inOrder(TRADE_NAMES, texts).map((each) => ({
    label: tradeLabel(each, names),
    path: todosPath(each),
    isHere: each === trade && state === null,
  }))
  return html`<div class="card">
    <p class="kind"><a href="${addressOf(todosPath(), frame)}">${todos.open}</a></p>
    <h1>${page.title}</h1>
    ${
      list.shown.length > 0
        ? cards(list, page.path, frame)
        : html`<p class="draft">${todos.none(label, state?.name ?? todos.nigeria)}</p>
            <p class="text">${todos.noneText}</p>`
    }
    ${callToAction(texts, page.path, todos.note)}
    <p class="note">${todos.wanted} <a href="${post}">${todos.post}</a></p>
    ${links(todos.states, [...everywhere, ...states], frame)} ${links(todos.trades, trades, frame)}
  </div>`
}

/** `/todos/{trade}` and `/todos/{trade}/{state}`: the open todos, newest first, and the way to the others. */
export function todosPage(list: TodoList, frame: Frame): SharedPage {
  const { texts, origin } = frame
  const { todos, names } = texts
  const where = [tradeLabel(list.trade, names), list.state?.name ?? todos.nigeria] as const
  const title = todos.ofTrade(...where)
  const path = todosPath(list.trade, list.state?.id)
  const items = list.shown.map((todo) => ({
    name: oneLine(todo.title),
    path: sharedTaskPath(todo.id),
  }))
  return {
    texts,
    origin,
    path: list.after ? addressOf(path, { lang: undefined }, list.after) : path,
    title,
    description: todos.ofTradeText(...where),
    picture: brandedPicture(texts),
    // An empty list and the later pages change from hour to hour.
    isIndexed: list.shown.length > 0 && !list.after,
    data: dataOf(frame, { name: title, path }, items),
    body: listBody(list, { path, title }, frame),
  }
}
