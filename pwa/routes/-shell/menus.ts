import type { OwnUser } from '#schema/contract/accounts.ts'
import { homeOf } from '#schema/domain/person.ts'
import type { MenuEntry } from '#pwa/ui/side-menu.tsx'
import { words } from './words.ts'

const messages: MenuEntry = { to: '/messages', label: words.messages, icon: 'message' }
const shared: MenuEntry[] = [
  messages,
  { to: '/community', label: words.community, icon: 'people' },
  { to: '/settings', label: words.settings, icon: 'settings' },
]

const CLIENT: MenuEntry[] = [
  { to: '/client-dashboard', label: words.dashboard, icon: 'home' },
  { to: '/client-wallet', label: words.wallet, icon: 'wallet' },
  { to: '/client-tasks', label: words.myTodo, icon: 'tasks' },
]
const TASKER: MenuEntry[] = [
  { to: '/dashboard', label: words.dashboard, icon: 'home' },
  { to: '/wallet', label: words.wallet, icon: 'wallet' },
  { to: '/all-task', label: words.toDoList, icon: 'tasks' },
]

const ADMIN: MenuEntry[] = [
  { to: '/admin-dashboard', label: words.dashboard, icon: 'home' },
  { to: '/admin-users', label: words.users, icon: 'people' },
  { to: '/admin-tasks', label: words.tasks, icon: 'tasks' },
  { to: '/admin-transactions', label: words.transactions, icon: 'money' },
]

/** SPEC 2: the menu shown follows userType. `unsent`: how much waits on this phone. */
export function menusFor(user: OwnUser | null, unsent: number) {
  const userType = user?.userType ?? 'tasker'
  const waiting: MenuEntry[] =
    unsent > 0 ? [{ to: '/unsent', label: words.unsent, icon: 'upload', count: unsent }] : []
  if (userType === 'admin')
    return {
      entries: ADMIN,
      settings: { heading: words.generalSettings, entries: waiting },
      bar: ADMIN,
      youAre: words.youAre.admin,
      home: '/admin-dashboard' as const,
      switchLabel: null,
    }
  const own = userType === 'client' ? CLIENT : TASKER
  const [dashboard, wallet, tasks] = own
  // F37: Edit Profile is not offered to clients; what others see of them is.
  const profile: MenuEntry =
    userType === 'tasker'
      ? { to: '/update-profile', label: words.editProfile, icon: 'person' }
      : { to: '/profile/$id', params: { id: user?._id }, label: words.profile, icon: 'person' }
  return {
    entries: [...own, ...shared],
    settings: { heading: words.generalSettings, entries: [profile, ...waiting] },
    bar: [dashboard, tasks, messages, wallet].filter((entry): entry is MenuEntry => !!entry),
    youAre: words.youAre[userType],
    home: user ? homeOf(user) : '/dashboard',
    switchLabel: words.switchTo[userType],
  }
}
