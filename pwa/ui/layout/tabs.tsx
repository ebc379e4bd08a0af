import { Link, type LinkProps } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import './tabs.css'

type Tab = { to: NonNullable<LinkProps['to']>; label: string; count?: number }

/** Links to sibling pages. The row scrolls on a narrow phone and shows the open tab. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const row = useRef<HTMLElement>(null)
  const visibleTab = useRef<HTMLElement>(null)
  useEffect(() => {
    const nav = row.current
    const open = nav?.querySelector<HTMLElement>('[aria-current]')
    if (!nav || !open || open === visibleTab.current || !('ResizeObserver' in globalThis)) return
    visibleTab.current = open
    // Called once the page is laid out: reading an offset earlier would lay it out twice.
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      nav.scrollLeft = open.offsetLeft - (nav.clientWidth - open.offsetWidth) / 2
    })
    observer.observe(open)
  })
  return (
    <nav ref={row} className="tabs" aria-label={label}>
      {tabs.map(({ to, label: text, count }) => (
        <Link
          key={text}
          to={to}
          className="tabs-tab"
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {text}
          {count !== undefined && <span className="tabs-count">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
