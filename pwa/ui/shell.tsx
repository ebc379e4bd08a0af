import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { BottomBar } from './bottom-bar.tsx'
import { IconButton } from './button.tsx'
import { SideMenu, type MenuEntry, type MenuProps } from './side-menu.tsx'
import { useModal } from './use-modal.ts'
import './shell.css'

const DESKTOP = '(min-width: 64rem)'
const MAIN = 'main'

type Props = MenuProps & {
  /** The bottom bar's four links; Menu is added. */
  bar: readonly MenuEntry[]
  menuLabel?: string
  /** QuietBanner: offline, a new version, something unsent. */
  banner?: ReactNode
  children: ReactNode
}

/** The drawer slides out before it closes; where nothing moves it closes at once. */
function useDrawer() {
  const [state, setState] = useState<'shut' | 'open' | 'leaving'>('shut')
  const still = () => !matchMedia('(prefers-reduced-motion: no-preference)').matches
  const close = () => setState((now) => (now === 'shut' || still() ? 'shut' : 'leaving'))
  return { state, open: () => setState('open'), close, gone: () => setState('shut') }
}

/** What stands around every signed-in screen: the side menu, the bottom bar, and a main that can be skipped to. */
export function Shell({ bar, menuLabel = 'Menu', banner, children, ...menu }: Props) {
  const drawer = useDrawer()
  const modal = useModal(drawer.state !== 'shut', drawer.close)
  const main = useRef<HTMLElement>(null)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const before = useRef(path)

  // A new screen: the drawer has done its work, and a listener starts at its top.
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    drawer.gone()
    main.current?.focus({ preventScroll: true })
  })

  // A phone turned into a desktop (a window pulled wide) must not keep a dialog open that nobody sees.
  useEffect(() => {
    const wide = matchMedia(DESKTOP)
    const widened = () => wide.matches && drawer.gone()
    wide.addEventListener('change', widened)
    return () => wide.removeEventListener('change', widened)
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
        Skip to content
      </a>
      <aside className="shell-side" aria-label="Side menu">
        <SideMenu {...menu} />
      </aside>
      <main ref={main} id={MAIN} className="shell-main" tabIndex={-1}>
        {banner}
        {children}
      </main>
      <BottomBar
        entries={bar}
        menu={{ label: menuLabel, open: drawer.state === 'open', onOpen: drawer.open }}
      />
      <dialog
        {...modal}
        className="shell-drawer"
        aria-label={menuLabel}
        data-leaving={drawer.state === 'leaving' || undefined}
        onAnimationEnd={(event) => {
          if (drawer.state === 'leaving' && event.target === event.currentTarget) drawer.gone()
        }}
      >
        {drawer.state !== 'shut' && (
          <SideMenu
            {...menu}
            close={<IconButton icon="close" label="Close menu" onClick={drawer.close} />}
          />
        )}
      </dialog>
    </div>
  )
}
