// Screens as the build puts them into documents (tools/build/first-screens.ts): the screen's own components, with names
// in braces where the inline script (schema/contract/inline-first-screen.ts) writes values.
import { RouterProvider, type RouteComponent } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { messages } from '#pwa/features/tasks/list/messages.ts'
import type { Auth } from '#pwa/session/auth.ts'
import { AuthProvider, type Session } from '#pwa/session/session.tsx'
import { TRADE_ICONS } from '#pwa/ui/display/trade-icons.ts'
import { agoTexts } from '#pwa/ui/format/ago-texts.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { loadStaticRouter } from '../-static-router.ts'

export type Template = {
  html: string
  /** What the script reads beside the responses. */
  data: Record<string, string>
}

const NUMBER = 987_654
export const MOMENT = '2001-02-03T04:05:06.000Z'

export const TASK = {
  _id: '{id}',
  title: '{title}',
  description: '{text}',
  field: '{field}',
  skills: ['{skill}'],
  location: '{place}',
  projectType: '{type}',
  price: NUMBER,
  duration: NUMBER,
  createdAt: MOMENT,
} as unknown as Task

export const USER = {
  _id: '{user}',
  username: '{name}',
  profilePicture: '{picture}',
  userType: 'tasker',
  skillsets: ['{skill}'],
  profileDescription: '{description}',
} as unknown as OwnUser

/** Nothing is read from the phone: effects do not run in a build. */
function createBuildAuth(user: OwnUser): Auth {
  const session = { userId: user._id, initialUser: user } as unknown as Session
  return { subscribe: () => () => {}, getSession: () => session } as unknown as Auth
}

export async function renderTemplate(
  path: string,
  component: RouteComponent,
  user: OwnUser = USER,
): Promise<string> {
  const router = await loadStaticRouter(path, component)
  const html = renderToStaticMarkup(
    <AuthProvider auth={createBuildAuth(user)}>
      <RouterProvider router={router as never} />
    </AuthProvider>,
  )
  if (html === '') throw new Error(`${path} cannot be rendered without a browser`)
  // React would preload pictures whose address is not known yet.
  return html.replace(/^(?:<link [^>]*>)+/, '')
}

/** What components derive from a task. */
export const replaceTaskValues = (html: string) =>
  withoutControls(html)
    .replaceAll(/#i-(?:undefined|image)/g, '#i-{icon}')
    .replaceAll(/data-hue="\d+"/g, 'data-hue="{hue}"')
    .replaceAll('%7Bid%7D', '{id}')
    .replaceAll(messages.months(NUMBER), '{months}')
    .replaceAll(`value="${NUMBER}"`, 'value="{amount}"')
    .replaceAll(`₦${NUMBER.toLocaleString('en')}`, '{price}')
    .replaceAll(/<time datetime="[^"]*" title="[^"]*">[^<]*/gi, '<time datetime="{at}">')
    // The app fetches them, so that they do not delay its script.
    .replaceAll(' src="{picture}"', '')

/** Controls that do nothing before the app runs. */
export const withoutControls = (html: string) =>
  html.replaceAll(/<(?:button|input|select|textarea)(?=[ >])/g, '$& inert')

/** The texts and icons of tasks. */
export const taskData = () => ({
  icons: JSON.stringify(TRADE_ICONS),
  words: JSON.stringify([
    messages.anywhere,
    messages.months(1),
    messages.months(NUMBER).replace(String(NUMBER), '#'),
    ...agoTexts(),
  ]),
})
