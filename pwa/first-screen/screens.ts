import { readLanguage } from '#pwa/languages/languages.ts'
import { isFirstVisit } from '#pwa/session/first-visit.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { readDashboard } from '#schema/contract/dashboard.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { inKobo } from '#schema/contract/money-fields.ts'
import { fillAvatar, find, findAll, prepare, show } from './elements.ts'
import { startApp } from './start-app.ts'
import { drawStoredList, isListOpened, signedInUser } from './stored-list.ts'

/** The picture of a screen belongs to what it shows. */
const PICTURE_MS = 400

type Responses = [dashboard: ResponseBody<typeof readDashboard>, data: unknown]
export type Screen = { content: DocumentFragment; user: OwnUser; isEnglish: boolean }
/** Returns what is left to do once the screen is in the page; null leaves it to the app. */
type Fill = (screen: Screen, data: never) => (() => void) | null
/** By the name of the screen's template. */
export type Fills = Readonly<Record<string, Fill>>

/** The frame of all screens of a signed-in user. */
function fillShell(content: DocumentFragment, user: OwnUser): void {
  find(content, '.side-menu-name').textContent = user.username
  fillAvatar(find(content, '.side-menu-person .avatar'), user)
  for (const link of findAll(content, '.side-menu-entry[href^="/profile/"]'))
    link.setAttribute('href', `/profile/${user._id}`)
}

/** In English, which other languages do not show for a moment. */
function drawLogin(content: DocumentFragment): void {
  if (readLanguage() !== 'en') return
  // A disabled button also keeps Enter from sending the form, before the app takes it over (login-form.tsx).
  for (const button of findAll(content, 'button'))
    button.toggleAttribute(button.getAttribute('type') === 'submit' ? 'disabled' : 'inert', true)
  show(content)
}

const readResponses = async (): Promise<Responses> => {
  const early = [...(globalThis.prefetched?.values() ?? [])]
  const bodies = early.map(async ({ response }) => inKobo(await (await response).clone().json()))
  return (await Promise.all(bodies)) as Responses
}

async function drawScreen({ content, dataset }: HTMLTemplateElement, fills: Fills): Promise<void> {
  const userId = signedInUser()
  if (!userId) return
  // Asked before the responses are there, because IndexedDB is slow to open.
  const [isFirst, [dashboard, data]] = await Promise.all([
    isFirstVisit({ userId }),
    readResponses(),
  ])
  const { user } = dashboard.userDetails
  if (!isFirst || user._id !== userId) return
  const isEnglish = readLanguage() === 'en'
  prepare(content, isEnglish)
  const finish = fills[dataset['screen'] ?? '']?.({ content, user, isEnglish }, data as never)
  if (!finish) return
  fillShell(content, user)
  show(content)
  finish()
  const picture = document.querySelector<HTMLImageElement>('#root [fetchpriority]')
  const late = new Promise((resolve) => setTimeout(resolve, PICTURE_MS))
  await Promise.race([picture?.decode(), late])
}

/**
 * Shows the screen of a template (tools/build/screen-documents.ts): the log-in page at once, others from the early
 * responses and to a user of whom the phone stores nothing. `drawn` resolves afterwards: the app and what it loads next
 * wait for it.
 */
function drawFirstScreen(list: string, fills: Fills): void {
  const template = document.querySelector<HTMLTemplateElement>('#first-screen')
  if (!template) return
  const { screen } = template.dataset
  if (screen === 'login') return drawLogin(template.content)
  if (globalThis.prefetched && (screen !== 'list' || isListOpened(list)))
    globalThis.drawn = drawScreen(template, fills).catch(() => {})
}

/** At the end of a document. A screen that cannot be shown is left to the app. */
export function drawDocument({ list = '', client = '', app }: DOMStringMap, fills: Fills): void {
  for (const draw of [() => drawStoredList(list, client), () => drawFirstScreen(list, fills)])
    try {
      draw()
    } catch {
      // As above.
    }
  if (app) void startApp(app)
}
