import { html } from 'hono/html'
import { dayOf } from '#schema/domain/days.ts'
import { initialsOf } from '#schema/domain/initials.ts'
import { averageRating } from '#schema/domain/review.ts'
import { sharedProfilePath } from '#schema/domain/share-paths.ts'
import { isolate, oneLine } from '#schema/domain/text.ts'
import { tradeLabel } from '#schema/domain/trades.ts'
import type { Markup, SharedPage } from './page.ts'
import type { SharedProfileRow } from './queries.ts'
import { callToAction, chips, dayInFigures, field, ratingText, skillLabels } from './task-page.ts'
import type { ShareTexts } from './texts.ts'

const portrait = ({ profilePicture, username }: SharedProfileRow): Markup =>
  profilePicture
    ? html`<img class="thumb round" src="${profilePicture}" alt="" width="96" height="96" />`
    : html`<span class="letters" aria-hidden="true">${initialsOf(username)}</span>`

/** What was checked, each only when it is true. */
function checksText({ checks }: SharedProfileRow, messages: ShareTexts): string {
  const { identityAt, bankAt, phoneAt } = checks
  const facts = [
    identityAt !== null && messages.identityChecked(dayInFigures(dayOf(identityAt))),
    phoneAt !== null && messages.phoneProven,
    bankAt !== null && messages.bankInSameName,
  ]
  return facts.filter(Boolean).join(' · ')
}

const kindOf = ({ trade }: SharedProfileRow, { names, professional }: ShareTexts): string =>
  trade ? tradeLabel(trade, names) : professional

/** Thumbnails alone: the large ones are in the app. */
function worksOf({ works }: SharedProfileRow, messages: ShareTexts): Markup | null {
  if (works.length === 0) return null
  const pictures = works.map(
    ({ src, caption, trade }) =>
      html`<img
        class="thumb"
        src="${src}"
        alt="${caption || tradeLabel(trade, messages.names)}"
        width="96"
        height="96"
        loading="lazy"
      />`,
  )
  return html`<h2>${messages.earlierWork}</h2>
    <p class="works">${pictures}</p>`
}

function profileBody(user: SharedProfileRow, messages: ShareTexts): Markup {
  const { completedJobs } = user.record
  const checks = checksText(user, messages)
  return html`<article class="card">
    <div class="head">
      ${portrait(user)}
      <div>
        <p class="kind">${kindOf(user, messages)}</p>
        <h1 class="name">${user.username}</h1>
        <p>${user.jobTitle}</p>
        <p class="soft">${user.isVerified ? messages.verified : messages.notVerified}</p>
        ${checks ? html`<p class="soft">${checks}</p>` : null}
      </div>
    </div>
    <p class="who">
      ${ratingText(messages, user.record)}<br />${
        completedJobs === 0 ? messages.noJobs : messages.jobs(completedJobs)
      }
    </p>
    <dl>${user.location ? field(messages.location, user.location) : null}</dl>
    ${
      user.profileDescription
        ? html`<h2>${messages.about}</h2>
            <p class="text">${user.profileDescription}</p>`
        : null
    }
    ${worksOf(user, messages)} ${chips(messages.ownSkills, skillLabels(user.skillsets, messages))}
    <p class="who soft">${messages.memberSince(new Date(user.createdAt).getUTCFullYear())}</p>
    ${callToAction(messages, sharedProfilePath(user.id), messages.openProfileNote)}
  </article>`
}

/** The rating belongs to the page, because schema.org has none of a person; below three reviews there is none. */
function profileData(user: SharedProfileRow, origin: string): object {
  const { ratingSum: sum, ratingCount: count } = user.record
  const average = averageRating({ sum, count })
  const url = origin + sharedProfilePath(user.id)
  const description = oneLine(user.profileDescription)
  const place = oneLine(user.location)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      name: user.username,
      url,
      ...(user.jobTitle && { jobTitle: oneLine(user.jobTitle) }),
      ...(description && { description }),
      ...(user.profilePicture && { image: origin + user.profilePicture }),
      ...(place && { homeLocation: { '@type': 'Place', name: place } }),
      ...(user.skillsets.length > 0 && { knowsAbout: user.skillsets }),
    },
    ...(average !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: average,
        ratingCount: count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}

/** Not indexed: everyone with the link may read it, but a search for a name must not find a person's work. */
export function profilePage(
  user: SharedProfileRow,
  { texts: messages, origin, picture }: Pick<SharedPage, 'texts' | 'origin' | 'picture'>,
): SharedPage {
  const facts = [user.jobTitle || kindOf(user, messages), user.location]
    .map(oneLine)
    .filter(Boolean)
    .map(isolate)
  const sentences = [facts.join(' · '), ratingText(messages, user.record)].map((fact) => `${fact}.`)
  return {
    texts: messages,
    origin,
    path: sharedProfilePath(user.id),
    title: `${isolate(user.username)}, ${facts[0]}`,
    description: [...sentences, isolate(user.profileDescription)].filter(Boolean).join(' '),
    picture,
    isIndexed: false,
    data: profileData(user, origin),
    body: profileBody(user, messages),
  }
}
