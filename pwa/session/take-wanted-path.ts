import { WANTED_PATH } from './wanted-path.ts'

/** Nothing else that this tab stored is followed. The route guard sends others than administrators to their home. */
const OWN_PATH =
  /^\/((single-task|profile|apply-task)\/[0-9a-f-]{36}|create-task\?[^#]*|admin-(dashboard|users|tasks|transactions)|admin\/[a-z-]+(\/[0-9a-f-]{36})?)\/?$/i
const NEW_TODO = '/create-task'

/** What a todo that a visitor wants to post is about: a trade, or words for its title. */
export type WantedTodo = { field?: string | undefined; title?: string | undefined }

/** The form of a new todo with its trade or title, as a path to store. */
export const newTodoPath = ({ field, title }: WantedTodo): string =>
  `${NEW_TODO}?${new URLSearchParams({ ...(field && { field }), ...(title && { title }) }).toString()}`

export function readWantedPath(): string | null {
  try {
    const path = sessionStorage.getItem(WANTED_PATH)
    return path && OWN_PATH.test(path) ? path : null
  } catch {
    return null
  }
}

export function readWantedTodo(): WantedTodo | null {
  const [path, query] = (readWantedPath() ?? '').split('?')
  if (path !== NEW_TODO) return null
  const params = new URLSearchParams(query)
  return { field: params.get('field') ?? '', title: params.get('title') ?? '' }
}

/** Only clients post todos: a tasker chooses the trade's skills, or looks for todos in it. */
function pathOfTrade(field: string | undefined, home: string): string | null {
  if (!field || home === '/admin-dashboard' || home === '/update-profile') return null
  const screen = home === '/interest' ? '/interest' : '/all-task'
  return `${screen}?${new URLSearchParams({ field }).toString()}`
}

/** A new tasker who came to apply completes the profile first, which the client reads, and ends at the proposal. */
function pathOfNewTasker(path: string | null, home: string): string | null {
  const isNew = home === '/interest' || home === '/update-profile'
  if (!path || !isNew || !/^\/apply-task\//i.test(path)) return null
  return `${home}?${new URLSearchParams({ next: path }).toString()}`
}

/** The screen that the visitor wanted before the log-in, once, for a user with this home. */
export function takeWantedPath(home = '/client-dashboard'): string | null {
  const path = readWantedPath()
  const todo = readWantedTodo()
  try {
    sessionStorage.removeItem(WANTED_PATH)
  } catch {
    // Without storage there was none.
  }
  return todo && home !== '/client-dashboard'
    ? pathOfTrade(todo.field, home)
    : (pathOfNewTasker(path, home) ?? path)
}
