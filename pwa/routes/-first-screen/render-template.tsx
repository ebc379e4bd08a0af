// Screens as the build puts them into documents (tools/build/first-screens.ts): the screen's own components with example
// values, in whose place the document's script writes those of the responses (pwa/first-screen).
import { RouterProvider, type RouteComponent } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Auth } from '#pwa/session/auth.ts'
import { AuthProvider, type Session } from '#pwa/session/session.tsx'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { naira } from '#schema/domain/money.ts'
import { loadStaticRouter } from '../-static-router.ts'

export const MOMENT = '2001-02-03T04:05:06.000Z'

export const TASK = {
  _id: 'id',
  title: 'Title',
  description: 'Description',
  field: 'Electrician',
  skills: ['Skill'],
  location: 'Place',
  projectType: 'Type',
  price: naira(25_000),
  duration: 1,
  createdAt: MOMENT,
} as unknown as Task

export const USER = {
  _id: 'id',
  username: 'Name',
  profilePicture: '/picture',
  userType: 'tasker',
  skillsets: ['Skill'],
  profileDescription: 'Description',
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
