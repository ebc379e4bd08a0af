import type { MenuEntry, MenuGroup } from '#pwa/ui/layout/side-menu.tsx'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { homePathOf } from '#schema/domain/user.ts'
import { messages } from './messages.ts'

// Functions, because this module is loaded before the words of a language.
const shared = (): MenuEntry[] => [
  { to: '/community', label: messages.community, icon: 'people' },
  { to: '/settings', label: messages.settings, icon: 'settings' },
]

const professionals = (): MenuEntry => ({
  to: '/professionals',
  label: messages.professionals,
  icon: 'search',
})

/** Dashboard, wallet and tasks: the order of the side menu. */
type RoleEntries = readonly [MenuEntry, MenuEntry, MenuEntry]

const client = (): RoleEntries => [
  { to: '/client-dashboard', label: messages.dashboard, icon: 'home' },
  { to: '/client-wallet', label: messages.wallet, icon: 'wallet' },
  { to: '/client-tasks', label: messages.myTodo, icon: 'tasks' },
]
const tasker = (): RoleEntries => [
  { to: '/dashboard', label: messages.dashboard, icon: 'home' },
  { to: '/wallet', label: messages.wallet, icon: 'wallet' },
  { to: '/all-task', label: messages.toDoList, icon: 'tasks' },
]

type Counts = { unsent: number; unread: number; notices: number }

/** Part of the administrators' screens, which no other phone fetches. */
export type AdminMenu = {
  entries: readonly MenuEntry[]
  groups: readonly MenuGroup[]
  roleText: string
}

/** The side menu and bottom bar of a role. Entries that are not sent have a link; `admin` is null until it is loaded. */
export function menusFor(user: OwnUser | null, counts: Counts, admin: AdminMenu | null) {
  const userType = user?.userType ?? 'tasker'
  const unsent: MenuEntry[] =
    counts.unsent > 0
      ? [{ to: '/unsent', label: messages.unsent, icon: 'upload', count: counts.unsent }]
      : []
  if (userType === 'admin') {
    const { entries = [], groups = [], roleText = '' } = admin ?? {}
    return {
      entries,
      groups: [{ heading: messages.generalSettings, entries: unsent }, ...groups],
      bar: entries,
      menuCount: 0,
      roleText,
      home: '/admin-dashboard' as const,
      switchLabel: null,
    }
  }
  const own = userType === 'client' ? client() : tasker()
  const [dashboard, wallet, tasks] = own
  const chats: MenuEntry = {
    to: '/messages',
    label: messages.messages,
    icon: 'message',
    count: counts.unread,
  }
  const noticesEntry: MenuEntry = {
    to: '/notices',
    label: messages.notices,
    icon: 'info',
    count: counts.notices,
  }
  const saved: MenuEntry = { to: '/saved', label: messages.saved, icon: 'heart' }
  const help: MenuEntry = { to: '/help', label: messages.help, icon: 'info' }
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
    entries: [...own, ...(userType === 'client' ? [professionals()] : []), chats, ...shared()],
    groups: [
      {
        heading: messages.generalSettings,
        entries: [profile, saved, noticesEntry, ...unsent, help],
      },
    ],
    bar: [dashboard, tasks, chats, wallet],
    menuCount: counts.notices,
    roleText: messages.youAre[userType],
    home: user ? homePathOf(user) : '/dashboard',
    switchLabel: messages.switchTo[userType],
  }
}
