import { Link, type LinkProps } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import './tabs.css'

type Tab = { to: NonNullable<LinkProps['to']>; label: string; count?: number }

/** Links to sibling pages. The row scrolls on a narrow phone and shows the open tab. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const row = useRef<HTMLElement>(null)
  const visibleTab = useRef<HTMLElement>(null)
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]')
    // Once for each tab, because reading its offset forces a layout of the whole page.
    if (!row.current || !open || open === visibleTab.current) return
    visibleTab.current = open
    row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2
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
