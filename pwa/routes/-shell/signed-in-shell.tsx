import { useState, type ReactNode } from 'react'
import { useUser } from '#pwa/session/session.tsx'
import { Shell } from '#pwa/ui/shell.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import { LineBanner } from './line-banner.tsx'
import { LogOutDialog } from './log-out-dialog.tsx'
import { menusFor } from './menus.ts'
import { words } from './words.ts'

/** The side menu, the bottom bar and the quiet banner around every signed-in screen. */
export function SignedInShell({ children }: { children: ReactNode }) {
  const user = useUser() ?? null
  const [isLeaving, setIsLeaving] = useState(false)
  const { switchLabel, ...menus } = menusFor(user)
  return (
    <>
      <Shell
        {...menus}
        menuLabel={words.menu}
        person={{ name: user?.username ?? words.me, picture: user?.profilePicture ?? null }}
        {...(switchLabel && {
          switchTo: { label: switchLabel, onSwitch: () => toast(words.switchLater, 'news') },
        })}
        logOut={{ label: words.logOut, onLogOut: () => setIsLeaving(true) }}
        banner={<LineBanner />}
      >
        {children}
      </Shell>
      <LogOutDialog open={isLeaving} onClose={() => setIsLeaving(false)} />
    </>
  )
}
