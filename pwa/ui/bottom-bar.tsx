import { Link } from '@tanstack/react-router'
import { Icon, type IconName } from './icon.tsx'
import type { MenuEntry } from './side-menu.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import './shell.css'

const MOST = 99

function Face({ icon, label, count }: { icon: IconName; label: string; count?: number }) {
  return (
    <>
      <span className="bottom-bar-pill">
        <Icon name={icon} />
        {count ? (
          <span className="bottom-bar-dot">
            {count > MOST ? `${MOST}+` : count}
            <VisuallyHidden> waiting in </VisuallyHidden>
          </span>
        ) : null}
      </span>
      {label}
    </>
  )
}

type Props = {
  /** Four links; Menu is the fifth. */
  entries: readonly MenuEntry[]
  menu: { label: string; open: boolean; onOpen: () => void }
}

/** A phone's most used places within the thumb's reach. */
export function BottomBar({ entries, menu }: Props) {
  return (
    <nav className="bottom-bar" aria-label="Most used">
      {entries.map(({ to, label, icon, count }) => (
        <Link key={label} to={to} className="bottom-bar-entry">
          <Face icon={icon} label={label} count={count} />
        </Link>
      ))}
      <button
        type="button"
        className="bottom-bar-entry"
        aria-haspopup="dialog"
        aria-expanded={menu.open}
        onClick={menu.onOpen}
      >
        <Face icon="menu" label={menu.label} />
      </button>
    </nav>
  )
}
