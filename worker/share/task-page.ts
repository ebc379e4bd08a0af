import { html } from 'hono/html'
import type { Day } from '#schema/domain/days.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { spanOf } from '#schema/domain/needed-by.ts'
import { averageRating } from '#schema/domain/review.ts'
import { appPathOfShared, sharedTaskPath, todosPath } from '#schema/domain/share-paths.ts'
import { projectTypeLabel } from '#schema/domain/task.ts'
import { isolate, oneLine } from '#schema/domain/text.ts'
import { skillLabel, tradeLabel } from '#schema/domain/trades.ts'
import type { Markup, SharedPage } from './page.ts'
import type { SharedTaskRow } from './queries.ts'
import type { ShareTexts } from './texts.ts'

type Ratings = { ratingSum: number; ratingCount: number }

/** Text, because a reader of the page may see neither colours nor stars. */
export function ratingText(
  messages: ShareTexts,
  { ratingSum: sum, ratingCount: count }: Ratings,
): string {
  if (count === 0) return messages.noRating
  const average = averageRating({ sum, count })
  return average === null ? messages.fewRatings(count) : messages.rating(average, count)
}

/** "03/12/2026". */
export const dayInFigures = (day: Day): string => day.split('-').toReversed().join('/')

export const field = (name: string, value: string): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`

export const chips = (title: string, items: readonly string[]): Markup | null =>
  items.length === 0
    ? null
    : html`<h2>${title}</h2>
        <ul role="list">
          ${items.map((item) => html`<li>${item}</li>`)}
        </ul>`

export const skillLabels = (skills: readonly string[], { names }: ShareTexts): string[] =>
  skills.map((skill) => skillLabel(skill, names))

/** A new account leads to the same place. The page needs no script, what it leads to does. */
export function callToAction(messages: ShareTexts, path: string, note: string): Markup {
  const place = appPathOfShared(path)
  const registration = `/account-type?${new URLSearchParams({ next: place ?? '/' }).toString()}`
  return html`<a class="go" href="${place}">${messages.open}</a>
    <p class="note">
      ${note}<br />${messages.newHere} <a href="${registration}">${messages.createAccount}</a>
    </p>
    <noscript><p class="note">${messages.needsScript}</p></noscript>`
}

/** schema.org has a type for exactly this: someone seeks a service. A job posting would need an employer. */
const demandOf = (task: SharedTaskRow, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Demand',
  name: oneLine(task.title),
  description: oneLine(task.description),
  url,
  availabilityStarts: new Date(task.createdAt).toISOString(),
  // A todo for remote work may have no place.
  ...(task.location && { areaServed: { '@type': 'Place', name: oneLine(task.location) } }),
  itemOffered: { '@type': 'Service', name: oneLine(task.title), serviceType: task.trade },
  priceSpecification: {
    '@type': 'PriceSpecification',
    price: task.price / 100,
    priceCurrency: 'NGN',
  },
})

function questionsOf({ questions }: SharedTaskRow, messages: ShareTexts): Markup | null {
  if (questions.length === 0) return null
  return html`<h2>${messages.questions}</h2>
    <dl>
      ${questions.map(
        ({ question, answer }) =>
          html`<div>
            <dt>${question}</dt>
            <dd class="text">${answer}</dd>
          </div>`,
      )}
    </dl>`
}

type Time = Pick<SharedTaskRow, 'neededBy' | 'span' | 'duration'>

/** "A few hours", "3 months"; null when the client did not say it. */
export function spanText(time: Time, { spans, months }: ShareTexts): string | null {
  const span = spanOf(time)
  if (span === null) return null
  return span === 'months' ? months(time.duration) : spans[span]
}

/** When the client needs it, with the day as 28/11/2026; null for what older clients posted by months alone. */
function neededText({ neededBy, span }: Time, messages: ShareTexts, today: Day): string | null {
  if (neededBy === null) return span === null ? null : messages.neededFlexible
  if (neededBy === 'asap') return messages.neededAsap
  const day = dayInFigures(neededBy)
  return neededBy < today ? messages.neededPassed(day) : messages.neededBy(day)
}

function timeFields(task: SharedTaskRow, messages: ShareTexts, today: Day): Markup {
  const needed = neededText(task, messages, today)
  const span = spanText(task, messages)
  return html`${needed && field(messages.needed, needed)}${span && field(messages.duration, span)}`
}

function taskBody(task: SharedTaskRow, messages: ShareTexts, today: Day): Markup {
  const { client } = task
  const picture = task.taskThumbnail ?? task.taskImage
  return html`<article class="card">
    <div class="head">
      <div>
        <p class="kind">
          <a href="${todosPath(task.trade)}">${tradeLabel(task.trade, messages.names)}</a>
        </p>
        <h1>${oneLine(task.title)}</h1>
      </div>
      ${
        picture
          ? html`<img
              class="thumb"
              src="${picture}"
              alt="${messages.picture}"
              width="96"
              height="96"
            />`
          : null
      }
    </div>
    <p class="price">${formatNaira(task.price)}</p>
    <dl>
      ${task.location ? field(messages.location, task.location) : null}
      ${field(messages.projectType, projectTypeLabel(task.projectType, messages.names))}
      ${timeFields(task, messages, today)}
    </dl>
    <h2>${messages.description}</h2>
    <p class="text">${task.description}</p>
    ${chips(messages.skills, skillLabels(task.skills, messages))} ${questionsOf(task, messages)}
    <div class="who">
      <p class="soft">${messages.postedBy}</p>
      <p>
        <bdi class="name">${client.username}</bdi> ·
        ${client.isVerified ? messages.verifiedClient : messages.notVerified}
      </p>
      <p class="soft">${ratingText(messages, client)}</p>
    </div>
    ${callToAction(messages, sharedTaskPath(task.id), messages.openTaskNote)}
  </article>`
}

export function taskPage(
  task: SharedTaskRow,
  {
    texts,
    origin,
    picture,
    today,
  }: Pick<SharedPage, 'texts' | 'origin' | 'picture'> & { today: Day },
): SharedPage {
  const path = sharedTaskPath(task.id)
  const type = projectTypeLabel(task.projectType, texts.names)
  const place = oneLine(task.location)
  const facts = [formatNaira(task.price), place && isolate(place), type].filter(Boolean).join(' · ')
  return {
    texts,
    origin,
    path,
    title: task.title,
    description: `${facts}. ${isolate(task.description)}`,
    picture,
    isIndexed: true,
    data: demandOf(task, origin + path),
    body: taskBody(task, texts, today),
  }
}
