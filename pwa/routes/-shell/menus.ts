import type { MenuEntry } from '#pwa/ui/layout/side-menu.tsx'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { homePathOf } from '#schema/domain/user.ts'
import { messages } from './messages.ts'

const MESSAGES: MenuEntry = { to: '/messages', label: messages.messages, icon: 'message' }
const SHARED: MenuEntry[] = [
  { to: '/community', label: messages.community, icon: 'people' },
  { to: '/settings', label: messages.settings, icon: 'settings' },
]

/** Dashboard, wallet and tasks: the order of the side menu. */
type RoleEntries = readonly [MenuEntry, MenuEntry, MenuEntry]

const CLIENT: RoleEntries = [
  { to: '/client-dashboard', label: messages.dashboard, icon: 'home' },
  { to: '/client-wallet', label: messages.wallet, icon: 'wallet' },
  { to: '/client-tasks', label: messages.myTodo, icon: 'tasks' },
]
const TASKER: RoleEntries = [
  { to: '/dashboard', label: messages.dashboard, icon: 'home' },
  { to: '/wallet', label: messages.wallet, icon: 'wallet' },
  { to: '/all-task', label: messages.toDoList, icon: 'tasks' },
]

const ADMIN: MenuEntry[] = [
  { to: '/admin-dashboard', label: messages.dashboard, icon: 'home' },
  { to: '/admin-users', label: messages.users, icon: 'people' },
  { to: '/admin-tasks', label: messages.tasks, icon: 'tasks' },
  { to: '/admin-transactions', label: messages.transactions, icon: 'money' },
]

/** The side menu and bottom bar of a role. `unsentCount` adds the link to the outbox; `unread` messages are a badge. */
export function menusFor(
  user: OwnUser | null,
  unsentCount: number,
  [unread, notices]: readonly [unread: number, notices: number],
) {
  const userType = user?.userType ?? 'tasker'
  const unsent: MenuEntry[] =
    unsentCount > 0
      ? [{ to: '/unsent', label: messages.unsent, icon: 'upload', count: unsentCount }]
      : []
  if (userType === 'admin')
    return {
      entries: ADMIN,
      settings: { heading: messages.generalSettings, entries: unsent },
      bar: ADMIN,
      menuCount: 0,
      roleText: messages.youAre.admin,
      home: '/admin-dashboard' as const,
      switchLabel: null,
    }
  const own = userType === 'client' ? CLIENT : TASKER
  const [dashboard, wallet, tasks] = own
  const chats = { ...MESSAGES, count: unread }
  const noticesEntry: MenuEntry = {
    to: '/notices',
    label: messages.notices,
    icon: 'info',
    count: notices,
  }
  const profile: MenuEntry =
    userType === 'tasker'
      ? { to: '/update-profile', label: messages.editProfile, icon: 'person' }
      : {
          to: '/profile/$id',
          params: { id: user?._id ?? '' },
          label: messages.profile,
          icon: 'person',
        }
  return {
    entries: [...own, chats, ...SHARED],
    settings: { heading: messages.generalSettings, entries: [profile, noticesEntry, ...unsent] },
    bar: [dashboard, tasks, chats, wallet],
    menuCount: notices,
    roleText: messages.youAre[userType],
    home: user ? homePathOf(user) : '/dashboard',
    switchLabel: messages.switchTo[userType],
  }
}
