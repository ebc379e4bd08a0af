import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useKeptFile } from '#pwa/replica/use-kept-file.ts'
import { useUnsent } from '#pwa/replica/use-view.ts'
import { useUser } from '#pwa/session/session.tsx'
import { Shell } from '#pwa/ui/shell.tsx'
import { LineBanner } from './line-banner.tsx'
import { menusFor } from './menus.ts'
import { words } from './words.ts'

// Asked for rarely, so no part of the first bytes.
const LogOutDialog = lazy(async () => ({
  default: (await import('./log-out-dialog.tsx')).LogOutDialog,
}))
const SwitchDialog = lazy(async () => ({
  default: (await import('./switch-dialog.tsx')).SwitchDialog,
}))

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
      <Suspense>
        {asked === 'leave' && (
          <LogOutDialog open onClose={close} to={user?.userType === 'admin' ? '/login' : '/'} />
        )}
        {asked === 'switch' && <SwitchDialog open onClose={close} />}
      </Suspense>
    </>
  )
}
