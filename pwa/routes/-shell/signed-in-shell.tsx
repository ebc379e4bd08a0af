import { useState, type ReactNode } from 'react'
import { useKeptFile } from '#pwa/replica/use-kept-file.ts'
import { useUnsent } from '#pwa/replica/use-view.ts'
import { useUser } from '#pwa/session/session.tsx'
import { Shell } from '#pwa/ui/shell.tsx'
import { LineBanner } from './line-banner.tsx'
import { LogOutDialog } from './log-out-dialog.tsx'
import { menusFor } from './menus.ts'
import { SwitchDialog } from './switch-dialog.tsx'
import { words } from './words.ts'

/** The side menu, the bottom bar and the quiet banner around every signed-in screen. */
export function SignedInShell({ children }: { children: ReactNode }) {
  const user = useUser() ?? null
  const picture = useKeptFile(user?.profilePicture ?? null)
  const [asked, setAsked] = useState<'leave' | 'switch' | null>(null)
  const { switchLabel, ...menus } = menusFor(user, useUnsent().length)
  const close = () => setAsked(null)
  return (
    <>
      <Shell
        {...menus}
        menuLabel={words.menu}
        person={{ name: user?.username ?? words.me, picture: picture ?? null }}
        {...(switchLabel && {
          switchTo: { label: switchLabel, onSwitch: () => setAsked('switch') },
        })}
        logOut={{ label: words.logOut, onLogOut: () => setAsked('leave') }}
        banner={<LineBanner />}
      >
        {children}
      </Shell>
      <LogOutDialog
        open={asked === 'leave'}
        onClose={close}
        to={user?.userType === 'admin' ? '/login' : '/'}
      />
      <SwitchDialog open={asked === 'switch'} onClose={close} />
    </>
  )
}
