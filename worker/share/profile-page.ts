import { html } from 'hono/html'
import { SHARE_MESSAGES as messages } from '#schema/domain/messages/share.ts'
import { sharedProfilePath } from '#schema/domain/share-paths.ts'
import type { Markup, PreviewPicture, SharedPage } from './page.ts'
import type { SharedProfileRow } from './queries.ts'
import { callToAction, chips, field, ratingText } from './task-page.ts'

const portrait = ({ profilePicture, username }: SharedProfileRow): Markup =>
  profilePicture
    ? html`<img class="thumb round" src="${profilePicture}" alt="" width="96" height="96" />`
    : html`<span class="letters" aria-hidden="true">${[...username].slice(0, 2).join('')}</span>`

function profileBody(user: SharedProfileRow): Markup {
  const { completedJobs } = user.record
  return html`<article class="card">
    <div class="head">
      ${portrait(user)}
      <div>
        <p class="kind">${user.trade ?? messages.professional}</p>
        <h1 class="name">${user.username}</h1>
        <p>${user.jobTitle}</p>
        <p class="soft">${user.isVerified ? messages.verified : messages.notVerified}</p>
      </div>
    </div>
    <p class="who">
      ${ratingText(user.record)}<br />${
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
    ${chips(messages.ownSkills, user.skillsets)}
    <p class="who soft">${messages.memberSince(new Date(user.createdAt).getUTCFullYear())}</p>
    ${callToAction(sharedProfilePath(user.id), messages.openProfileNote)}
  </article>`
}

/** Not indexed: everyone with the link may read it, but a search for a name must not find a person's work. */
export function profilePage(
  user: SharedProfileRow,
  { origin, picture }: { origin: string; picture: PreviewPicture },
): SharedPage {
  const facts = [user.jobTitle || (user.trade ?? messages.professional), user.location]
  return {
    origin,
    path: sharedProfilePath(user.id),
    title: `${user.username}, ${facts[0]}`,
    description: `${facts.filter(Boolean).join(' · ')}. ${ratingText(user.record)}. ${user.profileDescription}`,
    picture,
    isIndexed: false,
    body: profileBody(user),
  }
}
