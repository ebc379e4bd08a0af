import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { Badge } from './badge.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Wordmark } from './mark.tsx'
import './side-menu.css'

export type MenuEntry = {
  to: LinkProps['to']
  /** What stands in the address where it names somebody. */
  params?: LinkProps['params']
  label: string
  icon: IconName
  /** Something waits there: unread messages, work to approve. */
  count?: number
}

export type MenuProps = {
  person: { name: string; picture?: string | null }
  /** SPEC's "You are a Client" or "You are a Professional". */
  youAre: string
  entries: readonly MenuEntry[]
  /** "General Settings" and what is under it. */
  settings: { heading: string; entries: readonly MenuEntry[] }
  /** "Switch To Professional" or "Switch To Client"; an administrator has none. */
  switchTo?: { label: string; onSwitch: () => void }
  logOut: { label: string; onLogOut: () => void }
  home: LinkProps['to']
}

function Entry({ to, params, label, icon, count }: MenuEntry) {
  return (
    <li>
      <Link to={to} params={params} className="side-menu-entry">
        <Icon name={icon} />
        {label}
        {count ? (
          <span className="side-menu-count">
            <Badge tone="strong">{count}</Badge>
          </span>
        ) : null}
      </Link>
    </li>
  )
}

/** The same menu in the desktop's side and in the phone's drawer. */
export function SideMenu({ close, ...menu }: MenuProps & { close?: ReactNode }) {
  const { person, youAre, entries, settings, switchTo, logOut, home } = menu
  return (
    <div className="side-menu">
      <div className="side-menu-head">
        <Link to={home}>
          <Wordmark />
        </Link>
        {close}
      </div>
      <div className="side-menu-person">
        <Avatar name={person.name} picture={person.picture} />
        <span className="side-menu-words">
          <span className="side-menu-name upper">{person.name}</span>
          <span className="side-menu-type">{youAre}</span>
        </span>
      </div>
      <nav aria-label="Main">
        <ul className="side-menu-group" role="list">
          {entries.map((entry) => (
            <Entry key={entry.label} {...entry} />
          ))}
        </ul>
      </nav>
      {settings.entries.length > 0 && (
        <nav aria-label={settings.heading}>
          <h2 className="side-menu-heading">{settings.heading}</h2>
          <ul className="side-menu-group" role="list">
            {settings.entries.map((entry) => (
              <Entry key={entry.label} {...entry} />
            ))}
          </ul>
        </nav>
      )}
      <div className="side-menu-foot">
        {switchTo && (
          <button type="button" className="side-menu-entry" onClick={switchTo.onSwitch}>
            <Icon name="switch" />
            {switchTo.label}
          </button>
        )}
        <button type="button" className="side-menu-entry" onClick={logOut.onLogOut}>
          <Icon name="log-out" />
          {logOut.label}
        </button>
      </div>
    </div>
  )
}
