import { readFileSync } from 'node:fs'
import GithubSlugger from 'github-slugger'
import { expect, test } from 'vitest'

/**
 * What the legacy clients did, beside constants and texts (schema/contract/fixed-values.test.ts, -screen-texts.ts) and
 * guards (-route-table.ts): whether it is the same here, or the heading of docs/rules.md that decides otherwise, and the
 * test that proves it.
 */
const TABLE = `
what | decision | file | test

# Session, registration and type
The login page clears the stored token | opening-the-login-page-logs-out | pwa/routes/-open-login.test.tsx | clears both stored tokens and says so
A login stores the token, and adminToken for administrators | a-session-can-be-revoked-at-any-time | pwa/session/auth.test.ts | writes adminToken for administrators only
The calls of administrators carry adminToken | same | pwa/session/auth.test.ts | calls of administrators carry adminToken, and all others the token
After a login each role has its own home | same | pwa/session/auth.test.ts | after logging in, a %s with %o starts on %s
A log out clears token and user and goes to the home page | same | pwa/routes/-log-out.test.tsx | a log-out without unsent entries leads to the landing page
A log out of an administrator goes to the login page | same | pwa/routes/-log-out.test.tsx | a log-out of an administrator removes both tokens and leads to /login
The account type is chosen before the registration | same | pwa/routes/-accounts.test.tsx | the account type is stored as role and leads to /register
A registration leads to the login page | same | pwa/routes/-accounts.test.tsx | a registration leads to /login, where the email is filled in
Username, email and password are required | same | pwa/routes/-accounts.test.tsx | an empty registration names what is missing in each field and sends no request
A username of 9 characters sends no request | same | pwa/routes/-accounts.test.tsx | a username of 9 characters shows the fixed text and sends no request
A password has no rule of its length or strength | one-account-per-email-address | worker/accounts/register.test.ts | rejects a common password, a pattern, and one made of the own name or address
The register and login buttons open a modal | same | pwa/routes/-accounts.test.tsx | Log in and Register open a dialog of the landing page, which switches in place
A type switch removes the token and goes to the home page | switching-the-user-type-never-touches-work | pwa/routes/-shell.test.tsx | the switch warns about work that waits, and leads to the log-in on the home page
A password change posts to verify-otp | changing-the-password-uses-the-path-of-the-legacy-clients | pwa/routes/-password.test.tsx | a changed password leads back to the settings
The reset form reads token and email from the query | the-reset-form-has-a-fixed-address | pwa/routes/-password.test.tsx | the form of the link takes token and email out of the address and sends them

# Skills and profile
Another field clears the skills, and a tap toggles one | same | pwa/routes/-profile.test.tsx | choosing another field clears the skills, and a second tap removes a skill
An empty selection of skills is allowed | the-trade-is-derived-from-the-skills | pwa/routes/-profile.test.tsx | Continue is disabled with the reason until a field, which a search finds, and one skill are chosen
A saved profile leads to the dashboard | same | pwa/routes/-profile.test.tsx | the profile form has the current values, survives a reload, and leads to the dashboard
Edit Profile is hidden for clients in the settings | clients-set-their-picture-from-the-avatar | pwa/routes/-settings.test.tsx | a client has no Edit Profile; the avatar links to the form for the picture
An incomplete profile redirects | only-ones-own-profile-redirects | pwa/routes/-profile.test.tsx | the own incomplete profile redirects to the form of what is missing

# Tasks
Posting has no required fields | a-valid-task-has-one-trade-and-real-bounds | pwa/routes/-create-task.test.tsx | an empty form shows what is missing and enqueues nothing
A price is grouped and cleared if it is not a number | same | pwa/routes/-create-task.test.tsx | the price is grouped as in en-NG, and what is no number stays with the reason
Skills show once a field is chosen | same | pwa/routes/-create-task.test.tsx | skills appear once a field is chosen, and another field clears them
Posting redirects to the dashboard after 2 s | posting-redirects-through-the-dashboard | pwa/routes/-create-task.test.tsx | without a network it is saved once and redirects through /dashboard after 2 s
The order of open tasks is shuffled on each render | open-tasks-stay-in-order-while-they-are-read | pwa/features/tasks/list/order.test.ts | is the same for the same seed, whatever the order of the input
Other lists have the latest change first | same | pwa/features/tasks/list/order.test.ts | the user's own lists put the latest change first
The search is trimmed, ignores case and finds any part of a title | same | pwa/features/tasks/list/order.test.ts | finds any part of a title, trimmed and in any case
An empty search restores the list | same | pwa/features/tasks/list/order.test.ts | matches every task when it is empty
Completed tasks are filtered out of all lists | completed-tasks-appear-in-the-completed-list | worker/tasks/list.test.ts | have the task in Assigned and On-Going, then only in Submitted, then only in Completed
Opening the delete page deletes | the-delete-page-deletes-only-after-a-tap-on-the-card | pwa/routes/-delete-task.test.tsx | a tap on the card deletes on opening and shows the message with Go Back
A page reloads 2 s after an approval | failures-are-visible | pwa/routes/-approve.test.tsx | 2 s after an approval the changes are pulled without a reload
An approval completes a submitted task | approval-pays-exactly-once | worker/tasks/approve.test.ts | pays the held money to the tasker, completes the task
The completed card stores taskTitle | same | pwa/routes/-client-lists.test.tsx | Completed links to the review and stores the title as taskTitle

# Proposals and reviews
Price, text and date are required | same | pwa/routes/-apply.test.tsx | a missing field shows "All field require" and enqueues nothing
Without a stored title no proposal can be sent | the-proposal-form-loads-the-title-itself | pwa/routes/-apply.test.tsx | a task that is not on the phone is fetched, and its title is sent
A proposal redirects after 2 s | same | pwa/routes/-apply.test.tsx | without a network it is saved on the phone and leads back to the task
An award accepts the proposal and starts the task | an-award-holds-the-price-in-one-batch | worker/proposals/award.test.ts | assigns the task, holds its price, rejects the other proposals
An accepted proposal disables Assign Task | same | pwa/routes/-award.test.tsx | an accepted proposal shows who was assigned and leads to the todo, without Assign Task
A review has no required field | a-rating-is-1-to-5-stars | pwa/routes/-review.test.tsx | needs stars, which are a group of radio buttons
The fields of a review depend on its direction | the-authors-side-decides-the-review-fields | pwa/routes/-review.test.tsx | is the professional’s about the client on the other side

# Chat
A message of white space is ignored | same | pwa/routes/-chat.test.tsx | ignores white space, and text that is too long
Messages are seen locally when a conversation is opened | a-message-is-seen-when-its-recipient-opens-it | pwa/routes/-chat-reading.test.tsx | marks what is on the screen of a visible page as seen, and nothing of a hidden one
An open chat refreshes every 7 s | messages-are-ordered-by-the-server | pwa/sync/poll-interval.test.ts | an open conversation is polled every 7 seconds, and every 10 once it is idle
The last message is cut at 20 characters | previews-are-cut-by-grapheme | pwa/features/chats/list/preview.test.ts | cuts after 200 characters as a reader sees them, with three dots only when something was cut
A failed send is silent | failures-are-visible | pwa/routes/-chat.test.tsx | stays with the reason, and does not hold up the next one

# Wallet
An amount is free text times 100 | amounts-are-parsed-and-never-multiplied | pwa/ui/format/naira-text.test.ts | grouping loses nothing, and the contract parses the same kobo
The reference is the current time | the-provider-decides-how-much-was-paid | worker/payments/start.test.ts | returns a reference of the time and eight random characters
The button reads Funding while it runs | same | pwa/routes/-fund.test.tsx | the fields are text, Phone No. with a numeric keypad, and the button reads Funding while it runs
A closed checkout is a cancelled payment | the-provider-decides-how-much-was-paid | pwa/routes/-fund.test.tsx | a closed checkout shows Payment cancelled, and that a transfer already made is credited, also after a reload
A failed Apple Pay has a text | same | pwa/routes/-fund.test.tsx | a failed Apple Pay shows the fixed text, and the checkout stays open
A withdrawal below 1000 shows a text that names 10000 | the-minimum-withdrawal-is-1000-naira | pwa/routes/-withdraw.test.tsx | an amount below ₦1,000 shows the fixed toast and the real minimum beside the field
An account number has at least 10 characters | the-bank-decides-whose-account-it-is | pwa/routes/-withdraw.test.tsx | %s is not an account number
PINs are not compared | a-pin-confirms-every-withdrawal | pwa/routes/-pins.test.tsx | two different PINs show the fixed text and send no request
Update Pin has two fields, the second is the new PIN | same | pwa/routes/-pins.test.tsx | Update Pin has two fields, the second for the new PIN
Update Pin shows an error as a success | a-pin-confirms-every-withdrawal | pwa/routes/-pins.test.tsx | a wrong old PIN is shown as an error and announced to screen readers
A form is disabled while it is sent | same | pwa/ui/form/form.test.tsx | submits once when the button is pressed twice, and shows the busy label

# Errors and messages
An error of the server is shown as a toast | failures-are-visible | pwa/routes/-accounts.test.tsx | wrong credentials are shown above the form and as a toast, and the email stays
A rejected approval is shown | same | pwa/routes/-approve.test.tsx | a rejected approval is shown in the confirmation
A rejected award is shown | same | pwa/routes/-award.test.tsx | a rejection because of changed terms is shown
A rejected proposal is shown | same | pwa/routes/-apply.test.tsx | a rejection shows the reason, and the form has the text again
A rejected task is shown | same | pwa/routes/-create-task.test.tsx | a rejected task opens its form with the reason and the errors of the fields
A rejected withdrawal is shown | same | pwa/routes/-withdraw.test.tsx | a wrong PIN is shown beside the field; the PIN is cleared and the rest stays
A failed list shows its error in place | failures-are-visible | pwa/routes/-open-list.test.tsx | shows an error with Try again when nothing is stored and there is no response
A task that cannot be read shows its error | same | pwa/routes/-single-task.test.tsx | shows an error with Try again when it is not on the phone and cannot be loaded
A toast closes after 5 s | moving-pictures-can-be-paused | pwa/ui/feedback/toast.test.tsx | disappears after 5000 ms and not before

# Moving pictures and figures
The hero changes every 2 s | moving-pictures-can-be-paused | pwa/features/landing/carousel.test.tsx | shows the next picture every 2000 ms and starts again after the last
Pictures never stop | moving-pictures-can-be-paused | pwa/features/landing/carousel.test.tsx | starts paused under reduced motion and plays when the button is pressed
Figures count up in 2.5 s | claims-on-the-about-page-can-be-edited | pwa/features/landing/figures.test.tsx | counts up in 2500 ms once the figures are seen, with comma separators

# Administrators
A user is verified once | verification-adds-a-badge-and-limits | worker/admin/verify-user.test.ts | verifies a client or tasker once
The search for users finds any part of an email | same | worker/admin/lists.test.ts | finds emails that contain the text, trimmed and in lower case, and all users with none
Amount bands have both of their ends | amount-filters-of-the-administrator-include-all | worker/admin/lists.test.ts | has amounts at both ends of a band in it
`

const readText = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const slugger = new GithubSlugger()
const headings = new Set(
  [...readText('docs/rules.md').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    slugger.slug(title),
  ),
)

const ROWS = TABLE.split('\n')
  .slice(2)
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' | '))

/** The titles of a file's tests, as they are written. */
const titlesOf = (file: string): string =>
  [
    ...readText(file).matchAll(
      /(?:\b(?:test|it)\(|^ *\](?: as const)?\)\(|\.each\([^\n]*\)\()\s*(['"`].*)/gm,
    ),
  ]
    .map(([, title = '']) => title.replaceAll("\\'", "'"))
    .join('\n')

test.each([
  ['categories.css has 2 slides from 640 px', /min-width: 640px\)[^@]*repeat\(2,/],
  ['categories.css has 3 slides from 1024 px', /min-width: 1024px\)[^@]*repeat\(3,/],
  ['categories.css fades', /@keyframes category-in-0 \{\s*from \{\s*opacity: 0/],
  ['auth-dialog.css fades for 300 ms', /opacity 300ms/],
])('%s', (what, pattern) => {
  const name = what.split(' ')[0]
  const folder = name === 'categories.css' ? 'pwa/features/landing' : 'pwa/routes/-landing'
  expect(readText(`${folder}/${name}`)).toMatch(pattern)
})

test.each(ROWS)('%s: %s', (...row) => {
  const [, decision = '', file = '', title = ''] = row
  expect(row).toHaveLength(4)
  expect([...headings, 'same']).toContain(decision)
  expect(titlesOf(file)).toContain(title)
})
