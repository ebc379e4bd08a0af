import type { ReactNode } from 'react'
import type { MenuEntry } from '../side-menu.tsx'
import { Shell } from '../shell.tsx'
import { toast } from '../toast-store.ts'

const HOME: MenuEntry = { to: '/dashboard', label: 'Dashboard', icon: 'home' }
const TODO: MenuEntry = { to: '/all-task', label: 'To do list', icon: 'tasks' }
const MESSAGES: MenuEntry = { to: '/messages', label: 'Messages', icon: 'message', count: 2 }
const WALLET: MenuEntry = { to: '/wallet', label: 'Wallet', icon: 'wallet' }

export function Frame({ children, banner }: { children: ReactNode; banner?: ReactNode }) {
  return (
    <Shell
      person={{ name: 'Adeola' }}
      youAre="You are a Professional"
      home="/dashboard"
      entries={[
        HOME,
        WALLET,
        TODO,
        MESSAGES,
        { to: '/community', label: 'Community', icon: 'people' },
        { to: '/settings', label: 'Settings', icon: 'settings' },
      ]}
      settings={{
        heading: 'General Settings',
        entries: [
          { to: '/update-profile', label: 'Edit Profile', icon: 'person' },
          { to: '/create-pin', label: 'Create Pin', icon: 'key' },
          { to: '/update-pin', label: 'Update Pin', icon: 'lock' },
        ],
      }}
      switchTo={{ label: 'Switch To Client', onSwitch: () => toast('Switched') }}
      logOut={{ label: 'Log Out', onLogOut: () => toast('You are logged out.') }}
      bar={[
        { ...HOME, label: 'Home' },
        { ...TODO, label: 'To do' },
        MESSAGES,
        { ...WALLET, to: '/client-wallet' },
      ]}
      banner={banner}
    >
      {children}
    </Shell>
  )
}
