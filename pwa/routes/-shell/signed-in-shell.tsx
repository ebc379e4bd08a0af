import { createElement, useState, type ComponentType, type ReactNode } from 'react'
import { useKeptFile } from '#pwa/replica/use-kept-file.ts'
import { useUnsent } from '#pwa/replica/use-view.ts'
import { useUser } from '#pwa/session/session.tsx'
import { Shell } from '#pwa/ui/shell.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import { usePart } from '#pwa/ui/use-part.ts'
import { LineWatch } from './line-watch.tsx'
import { menusFor } from './menus.ts'
import { words } from './words.ts'

type Asked = ComponentType<{ open: boolean; onClose: () => void; to: '/' | '/login' }>

// Opened rarely, so no part of the first bytes.
const loadLogOut = async (): Promise<Asked> => (await import('./log-out-dialog.tsx')).LogOutDialog
const loadSwitch = async (): Promise<Asked> => (await import('./switch-dialog.tsx')).SwitchDialog

/** Only iPhones and iPads know this word; false while Onise is a tab in their browser. */
const isIosTab = (navigator as { standalone?: boolean }).standalone === false
const loadNote = async () =>
  (await import('#pwa/features/install/home-screen-note.tsx')).HomeScreenNote

/** The side menu, the bottom bar and the quiet banner around every signed-in screen. */
export function SignedInShell({ children }: { children: ReactNode }) {
  const user = useUser() ?? null
  const picture = useKeptFile(user?.profilePicture ?? null)
  const [Asked, setAsked] = useState<Asked | null>(null)
  const { switchLabel, ...menus } = menusFor(user, useUnsent().length)
  const HomeScreenNote = usePart(isIosTab, loadNote)
  const ask = (load: () => Promise<Asked>) =>
    void load().then(
      (loaded) => setAsked(() => loaded),
      () => toast(words.noSignal, 'bad'),
    )
  return (
    <>
      <Shell
        {...menus}
        menuLabel={words.menu}
        person={{ name: user?.username ?? words.me, picture: picture ?? null }}
        {...(switchLabel && {
          switchTo: { label: switchLabel, onSwitch: () => ask(loadSwitch) },
        })}
        logOut={{ label: words.logOut, onLogOut: () => ask(loadLogOut) }}
        banner={
          <>
            <LineWatch />
            {HomeScreenNote && createElement(HomeScreenNote)}
          </>
        }
      >
        {children}
      </Shell>
      {Asked && (
        <Asked
          open
          onClose={() => setAsked(null)}
          to={user?.userType === 'admin' ? '/login' : '/'}
        />
      )}
    </>
  )
}
