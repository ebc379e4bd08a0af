import { Link } from '@tanstack/react-router'
import { Icon, type IconName } from '#pwa/ui/display/icon.tsx'
import { VisuallyHidden } from '#pwa/ui/display/visually-hidden.tsx'
import { messages } from '#pwa/ui/messages.ts'
import type { MenuEntry } from './side-menu.tsx'
import './shell.css'

const COUNT_MAX = 99

type EntryProps = { icon: IconName; label: string; count?: number | undefined }

function EntryContent({ icon, label, count }: EntryProps) {
  return (
    <>
      <span className="bottom-bar-pill">
        <Icon name={icon} />
        {count ? (
          <span className="bottom-bar-dot">
            {count > COUNT_MAX ? `${COUNT_MAX}+` : count}
            <VisuallyHidden>{messages.waiting}</VisuallyHidden>
          </span>
        ) : null}
      </span>
      {label}
    </>
  )
}

type Props = {
  /** Four links; the menu is the fifth entry. */
  entries: readonly MenuEntry[]
  /** `count` is what is new in the menu and has no entry here. */
  menu: { label: string; count?: number | undefined; open: boolean; onOpen: () => void }
}

/** Links to the most used screens, at the bottom of a phone. */
export function BottomBar({ entries, menu }: Props) {
  return (
    <nav className="bottom-bar" aria-label={messages.bar}>
      {entries.map(({ to, label, icon, count }) => (
        <Link key={label} to={to} className="bottom-bar-entry">
          <EntryContent icon={icon} label={label} count={count} />
        </Link>
      ))}
      <button
        type="button"
        className="bottom-bar-entry"
        aria-haspopup="dialog"
        aria-expanded={menu.open}
        onClick={menu.onOpen}
      >
        <EntryContent icon="menu" label={menu.label} count={menu.count} />
      </button>
    </nav>
  )
}
