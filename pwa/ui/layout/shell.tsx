import { useCanGoBack, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createMediaHook } from '#pwa/ui/browser/create-media-hook.ts'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { VisuallyHidden } from '#pwa/ui/display/visually-hidden.tsx'
import { IconButton } from '#pwa/ui/form/button.tsx'
import { messages } from '#pwa/ui/messages.ts'
import { BottomBar } from './bottom-bar.tsx'
import { SideMenu, type MenuEntry, type MenuProps } from './side-menu.tsx'
import { useModal } from './use-modal.ts'
import { usePullToRefresh } from './use-pull-to-refresh.ts'
import './shell.css'

const DESKTOP = '(min-width: 64rem)'
const MAIN = 'main'

/** Its links follow every navigation, so a phone renders them in the drawer only. The build renders both widths. */
const useIsDesktop = createMediaHook(DESKTOP, true)

type Props = MenuProps & {
  /** The bottom bar's four links; the menu is added. */
  bar: readonly MenuEntry[]
  menuLabel?: string
  menuCount?: number
  /** No network, an update, or entries not sent. */
  banner?: ReactNode
  /** After pulling the page down. Resolves when the screen is up to date. */
  onRefresh?: (() => Promise<unknown>) | undefined
  children: ReactNode
}

/** The drawer slides out before it closes; with reduced motion it closes at once. */
function useDrawer() {
  const [state, setState] = useState<'closed' | 'open' | 'closing'>('closed')
  const isMotionReduced = () => !matchMedia('(prefers-reduced-motion: no-preference)').matches
  const close = () =>
    setState((now) => (now === 'closed' || isMotionReduced() ? 'closed' : 'closing'))

  // The drawer is hidden on a desktop; left open there, its dialog would block the page.
  useEffect(() => {
    const desktop = matchMedia(DESKTOP)
    const onChange = () => desktop.matches && setState('closed')
    desktop.addEventListener('change', onChange)
    return () => desktop.removeEventListener('change', onChange)
  }, [])
  return { state, open: () => setState('open'), close, closeAtOnce: () => setState('closed') }
}

type DrawerProps = { drawer: ReturnType<typeof useDrawer>; label: string; menu: MenuProps }

function Drawer({ drawer, label, menu }: DrawerProps) {
  const modal = useModal(drawer.state !== 'closed', drawer.close)
  return (
    <dialog
      {...modal}
      className="shell-drawer"
      aria-label={label}
      data-leaving={drawer.state === 'closing' || undefined}
      onAnimationEnd={(event) => {
        if (drawer.state === 'closing' && event.target === event.currentTarget) drawer.closeAtOnce()
      }}
    >
      {drawer.state !== 'closed' && (
        <SideMenu
          {...menu}
          close={<IconButton icon="close" label={messages.closeMenu} onClick={drawer.close} />}
        />
      )}
    </dialog>
  )
}

/** Follows the finger that pulls the page down, and turns until the screen is up to date. */
function PullIndicator({ onRefresh }: Pick<Props, 'onRefresh'>) {
  const { indicator, isBusy } = usePullToRefresh(onRefresh)
  return (
    <div ref={indicator} className="shell-pull" data-busy={isBusy || undefined}>
      <Icon name="retry" />
      <span role="status">{isBusy && <VisuallyHidden>{messages.refreshing}</VisuallyHidden>}</span>
    </div>
  )
}

/** The frame of every signed-in screen: side menu, bottom bar and main content. */
export function Shell({
  bar,
  menuLabel = messages.menu,
  menuCount,
  banner,
  onRefresh,
  children,
  ...menu
}: Props) {
  const drawer = useDrawer()
  const isDesktop = useIsDesktop()
  const main = useRef<HTMLElement>(null)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // Empty after a log-in, so that the first screen of the frame gets the focus too.
  const lastPath = useRef(useCanGoBack() ? '' : path)

  // On a new screen the drawer closes and a screen reader starts at the top.
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    drawer.closeAtOnce()
    main.current?.focus({ preventScroll: true })
  })

  return (
    <div className="shell">
      <a
        href={`#${MAIN}`}
        className="shell-skip"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {messages.skip}
      </a>
      <aside className="shell-side" aria-label={messages.side}>
        {isDesktop && <SideMenu {...menu} />}
      </aside>
      <main ref={main} id={MAIN} className="shell-main" tabIndex={-1}>
        {banner}
        {children}
      </main>
      <BottomBar
        entries={bar}
        menu={{
          label: menuLabel,
          count: menuCount,
          open: drawer.state === 'open',
          onOpen: drawer.open,
        }}
      />
      <PullIndicator onRefresh={onRefresh} />
      <Drawer drawer={drawer} label={menuLabel} menu={menu} />
    </div>
  )
}
