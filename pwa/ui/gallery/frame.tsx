import type { ReactNode } from 'react'
import type { MenuEntry } from '../side-menu.tsx'
import { Shell } from '../shell.tsx'
import { somewhere } from '../test-router.tsx'
import { toast } from '../toast-store.ts'

const HOME: MenuEntry = { to: somewhere('/dashboard'), label: 'Dashboard', icon: 'home' }
const TODO: MenuEntry = { to: somewhere('/all-task'), label: 'To do list', icon: 'tasks' }
const MESSAGES: MenuEntry = {
  to: somewhere('/messages'),
  label: 'Messages',
  icon: 'message',
  count: 2,
}
const WALLET: MenuEntry = { to: somewhere('/wallet'), label: 'Wallet', icon: 'wallet' }

export function Frame({ children, banner }: { children: ReactNode; banner?: ReactNode }) {
  return (
    <Shell
      person={{ name: 'Adeola' }}
      youAre="You are a Professional"
      home={somewhere('/dashboard')}
      entries={[
        HOME,
        WALLET,
        TODO,
        MESSAGES,
        { to: somewhere('/community'), label: 'Community', icon: 'people' },
        { to: somewhere('/settings'), label: 'Settings', icon: 'settings' },
      ]}
      settings={{
        heading: 'General Settings',
        entries: [
          { to: somewhere('/update-profile'), label: 'Edit Profile', icon: 'person' },
          { to: somewhere('/create-pin'), label: 'Create Pin', icon: 'key' },
          { to: somewhere('/update-pin'), label: 'Update Pin', icon: 'lock' },
        ],
      }}
      switchTo={{ label: 'Switch To Client', onSwitch: () => toast('Switched') }}
      logOut={{ label: 'Log Out', onLogOut: () => toast('You are logged out.') }}
      bar={[
        { ...HOME, label: 'Home' },
        { ...TODO, label: 'To do' },
        MESSAGES,
        { ...WALLET, to: somewhere('/client-wallet') },
      ]}
      banner={banner}
    >
      {children}
    </Shell>
  )
}
