import { useRouterState } from '@tanstack/react-router'
import {
  createElement,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { messages as apiMessages } from '#pwa/api/messages.ts'
import { online, useOnline } from '#pwa/api/online.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import { useStoredFileUrl } from '#pwa/outbox/use-stored-file.ts'
import { useUnsentEntries, useAllUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { useRefresh } from '#pwa/sync/use-refresh.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Shell } from '#pwa/ui/layout/shell.tsx'
import { useUpdateWaiting } from '#pwa/updates/update-state.ts'
import { menusFor } from './menus.ts'
import { messages } from './messages.ts'
import '#pwa/ui/feedback/banner.css'

type ShellDialog = ComponentType<{ open: boolean; onClose: () => void; to: '/' | '/login' }>

// Loaded when they open, because most visits need neither.
const loadLogOut = async (): Promise<ShellDialog> =>
  (await import('./log-out-dialog.tsx')).LogOutDialog
const loadSwitchType = async (): Promise<ShellDialog> =>
  (await import('./switch-type-dialog.tsx')).SwitchTypeDialog

const loadAdminMenu = async () => (await import('./admin-menu.tsx')).ADMIN_MENU

/** The same test as `isIosTab`, without loading the feature on every other phone. */
const isIosTab =
  (globalThis.navigator as { standalone?: boolean } | undefined)?.standalone === false
const loadNote = async () =>
  (await import('#pwa/features/install/home-screen-note.tsx')).HomeScreenNote

const countUnreadNotices = ({ replica }: Device) =>
  replica.notices.filter(({ readAt }) => !readAt).count()

/** Opening a screen pulls. The first one is opened with the sync engine, which begins with a pull. */
function usePullOnOpening() {
  const { requestSync } = useSession()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const lastPath = useRef(path)
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    requestSync()
  }, [path, requestSync])
}

const loadBanner = async () => (await import('./connection-banner.tsx')).ConnectionBanner

/** Loads the banner only when there is something to show. */
function ConnectionWatch() {
  const { online: isOnline } = useOnline()
  // Failed, or waiting for another try.
  const hasTrouble = useAllUnsentEntries()?.some(
    ({ state, attempts }) => state === 'failed' || (state === 'queued' && attempts > 0),
  )
  // These keys exist only while the banner has to show them.
  const notes = useReplica(
    ({ replica }) =>
      replica.meta
        .where('key')
        .anyOf('needsSignIn', 'tooOld', 'lostEntries', 'isTemporary')
        .count(),
    [],
  )
  const hasUpdate = useUpdateWaiting()
  const isNeeded = !isOnline || hasTrouble || hasUpdate || Boolean(notes)
  const Banner = useLazyModule(isNeeded, loadBanner)
  if (Banner) return createElement(Banner)
  // Reserves the space of the banner while it loads, so that the page does not move.
  return isNeeded ? (
    <div className="shell-banner-place" data-offline={!isOnline || undefined} />
  ) : null
}

/** Side menu, bottom bar and banner around every screen of a signed-in user. */
export function SignedInShell({ children }: { children: ReactNode }) {
  const user = useUser() ?? null
  const picture = useStoredFileUrl(user?.profilePicture ?? null)
  const [OpenDialog, setOpenDialog] = useState<ShellDialog | null>(null)
  const HomeScreenNote = useLazyModule(isIosTab, loadNote)
  const unread = useReplica(({ replica }) => replica.getMeta('unreadMessages'), []) ?? 0
  const notices = useReplica(countUnreadNotices, []) ?? 0
  const isAdmin = user?.userType === 'admin'
  const adminMenu = useLazyModule(isAdmin, loadAdminMenu)
  const unsent = useUnsentEntries().length
  usePullOnOpening()
  const { switchLabel, ...menus } = menusFor(user, { unsent, unread, notices }, adminMenu)
  const open = (load: () => Promise<ShellDialog>) =>
    void load().then(
      (dialog) => setOpenDialog(() => dialog),
      () =>
        toast(
          online.read().whyOffline(apiMessages.noConnection) ?? apiMessages.noConnection,
          'bad',
        ),
    )
  return (
    <>
      <Shell
        {...menus}
        menuLabel={messages.menu}
        user={{ name: user?.username ?? messages.you, picture: picture ?? null }}
        {...(switchLabel && {
          switchTo: { label: switchLabel, onSwitch: () => open(loadSwitchType) },
        })}
        logOut={{ label: messages.logOut, onLogOut: () => open(loadLogOut) }}
        onRefresh={useRefresh()}
        banner={
          <>
            <ConnectionWatch />
            {HomeScreenNote && createElement(HomeScreenNote)}
          </>
        }
      >
        {children}
      </Shell>
      {OpenDialog && (
        <OpenDialog open onClose={() => setOpenDialog(null)} to={isAdmin ? '/login' : '/'} />
      )}
    </>
  )
}
