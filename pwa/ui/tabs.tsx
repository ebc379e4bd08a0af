import { Link, type LinkProps } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import './tabs.css'

export type Tab = { to: LinkProps['to']; label: string; count?: number }

/** Pages side by side, as links: each has its own address. Scrolls on a narrow phone, with the open one in sight. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const row = useRef<HTMLElement>(null)
  const inSight = useRef<HTMLElement>(null)
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]')
    // Where it stands is asked once for each: the answer makes the browser lay out the whole page there and then.
    if (!row.current || !open || open === inSight.current) return
    inSight.current = open
    row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2
  })
  return (
    <nav ref={row} className="tabs" aria-label={label}>
      {tabs.map(({ to, label: words, count }) => (
        <Link
          key={words}
          to={to}
          className="tabs-tab"
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {words}
          {count !== undefined && <span className="tabs-count">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
