import { sql } from 'drizzle-orm'
import { html } from 'hono/html'
import type { UserId } from '#schema/domain/ids.ts'
import { allStates, type State } from '#schema/domain/places/places.ts'
import { peoplePath, sharedProfilePath } from '#schema/domain/share-paths.ts'
import { oneLine } from '#schema/domain/text.ts'
import { TRADE_NAMES, type Trade } from '#schema/domain/trade-names.ts'
import { tradeLabel } from '#schema/domain/trades.ts'
import type { Connection, Db } from '#worker/db/client.ts'
import { queriesOf, readBatch, zipResults } from '#worker/db/read.ts'
import { directoryPage } from '#worker/directory/list.ts'
import { brandedPicture, type Markup, type SharedPage } from './page.ts'
import { callToAction } from './task-page.ts'
import { addressOf, dataOf, inOrder, links, type Frame } from './todo-pages.ts'

type Wanted = { trade: Trade; state: string | undefined; cursor: string | undefined }
const NOBODY = '' as UserId

/** Of who chose to be listed, as strangers see them. */
export async function readPeople(connection: Connection, wanted: Wanted, now: number) {
  const { queries, present } = directoryPage(wanted, { reader: NOBODY, now })
  const results = await readBatch(connection, queriesOf(queries))
  return present(zipResults(queries, results))
}
type People = Awaited<ReturnType<typeof readPeople>>

/** Where a trade has listed professionals: states, and an empty area for all of Nigeria. One look-up for each. */
export const selectListedTrades = (db: Db, trades: readonly Trade[]) =>
  db
    .select({ trade: sql<Trade>`trades.value`, area: sql<string>`areas.value` })
    .from(sql`json_each(${JSON.stringify(trades)}) AS trades`)
    .crossJoin(sql`json_each(${JSON.stringify(['', ...allStates().map(({ id }) => id)])}) AS areas`)
    .where(
      sql`EXISTS (SELECT 1 FROM directory_entries WHERE trade = trades.value AND area = areas.value)`,
    )

type PeopleList = People & {
  trade: Trade
  state: State | null
  after: string | undefined
  /** Those in which the trade has somebody. */
  states: readonly State[]
}

function card(person: People['professionals'][number], { texts, lang }: Frame): Markup {
  const { ratings, completion, work, username, jobTitle, location, isVerified, isFree } = person
  const stars =
    ratings.average === null ? null : `${ratings.average.toFixed(1)} ★ (${ratings.count})`
  const { completed } = completion
  const facts = [stars, completed > 0 ? texts.jobs(completed) : texts.noJobs]
  const state = [isVerified && texts.verified, isFree && texts.people.free].filter(Boolean)
  return html`<li class="head">
    <div>
      <a href="${addressOf(sharedProfilePath(person._id), { lang })}"><bdi>${username}</bdi></a>
      <p>${oneLine(jobTitle)}</p>
      <p>${facts.filter(Boolean).join(' · ')}</p>
      <p class="soft"><bdi>${oneLine(location)}</bdi></p>
      <p class="soft">${state.join(' · ')}</p>
    </div>
    ${
      work
        ? html`<img
            class="thumb"
            src="${work.src}"
            alt="${work.caption || tradeLabel(person.field, texts.names)}"
            width="96"
            height="96"
            loading="lazy"
          />`
        : null
    }
  </li>`
}

function cards(
  { professionals, after, nextCursor }: PeopleList,
  path: string,
  frame: Frame,
): Markup {
  const { more, first } = frame.texts.people
  return html`<ol class="todos">
      ${professionals.map((person) => card(person, frame))}
    </ol>
    <p class="pages">
      ${after ? html`<a href="${addressOf(path, frame)}">${first}</a>` : null}
      ${nextCursor ? html`<a rel="next" href="${addressOf(path, frame, nextCursor)}">${more}</a>` : null}
    </p>`
}

function body(list: PeopleList, page: { path: string; title: string }, frame: Frame): Markup {
  const { people, todos, names } = frame.texts
  const { trade, state } = list
  const everywhere = state ? [{ label: todos.everywhere, path: peoplePath(trade) }] : []
  const states = list.states.map(({ id, name }) => ({
    label: name,
    path: peoplePath(trade, id),
    isHere: id === state?.id,
  }))
  const trades = inOrder(TRADE_NAMES, frame.texts).map((each) => ({
    label: tradeLabel(each, names),
    path: peoplePath(each),
    isHere: each === trade && state === null,
  }))
  const post = `/account-type?${new URLSearchParams({ field: trade }).toString()}`
  return html`<div class="card">
    <p class="kind">${people.find}</p>
    <h1>${page.title}</h1>
    ${
      list.professionals.length > 0
        ? cards(list, page.path, frame)
        : html`<p class="draft">
            ${people.none(tradeLabel(trade, names), state?.name ?? todos.nigeria)}
          </p>`
    }
    <p class="text">${people.noneText} <a href="${post}">${todos.post}</a></p>
    ${callToAction(frame.texts, page.path, people.note)}
    ${links(todos.states, [...everywhere, ...states], frame)} ${links(todos.trades, trades, frame)}
  </div>`
}

/** `/electricians` and `/electricians/lagos`, in the order of the directory. */
export function peoplePage(list: PeopleList, frame: Frame): SharedPage {
  const { texts, origin } = frame
  const where = [
    tradeLabel(list.trade, texts.names),
    list.state?.name ?? texts.todos.nigeria,
  ] as const
  const title = texts.people.ofTrade(...where)
  const path = peoplePath(list.trade, list.state?.id)
  const items = list.professionals.map(({ _id, username }) => ({
    name: username,
    path: sharedProfilePath(_id),
  }))
  return {
    texts,
    origin,
    path: list.after ? addressOf(path, { lang: undefined }, list.after) : path,
    title,
    description: texts.people.ofTradeText(...where),
    picture: brandedPicture(texts),
    // An empty list and the later pages change from day to day.
    isIndexed: list.professionals.length > 0 && !list.after,
    data: dataOf(frame, { name: title, path }, items),
    body: body(list, { path, title }, frame),
  }
}
