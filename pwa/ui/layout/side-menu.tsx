import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Avatar } from '#pwa/ui/display/avatar.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Icon, type IconName } from '#pwa/ui/display/icon.tsx'
import { Wordmark } from '#pwa/ui/display/logo.tsx'
import { messages } from '#pwa/ui/messages.ts'
import './side-menu.css'

export type MenuEntry = {
  to: NonNullable<LinkProps['to']>
  /** For an address with a user id. */
  params?: LinkProps['params']
  label: string
  icon: IconName
  /** Unread messages, or work to approve. */
  count?: number
  /** A count that the entry fetches itself. */
  badge?: ReactNode
}

export type MenuGroup = { heading: string; entries: readonly MenuEntry[] }

export type MenuProps = {
  user: { name: string; picture?: string | null }
  /** "You are a Client" or "You are a Professional". */
  roleText: string
  entries: readonly MenuEntry[]
  /** "General Settings" and what is under it; an administrator has more groups. */
  groups: readonly MenuGroup[]
  /** "Switch To Professional" or "Switch To Client"; an administrator has none. */
  switchTo?: { label: string; onSwitch: () => void }
  logOut: { label: string; onLogOut: () => void }
  home: NonNullable<LinkProps['to']>
}

function Entry({ to, params, label, icon, count, badge }: MenuEntry) {
  return (
    <li>
      <Link to={to} {...(params && { params })} className="side-menu-entry">
        <Icon name={icon} />
        {label}
        {count ? (
          <span className="side-menu-count">
            <Badge tone="strong">{count}</Badge>
          </span>
        ) : null}
        {badge}
      </Link>
    </li>
  )
}

/** The menu beside the page on a desktop and in the drawer on a phone. */
export function SideMenu({ close, ...menu }: MenuProps & { close?: ReactNode }) {
  const { user, roleText, entries, groups, switchTo, logOut, home } = menu
  return (
    <div className="side-menu">
      <div className="side-menu-head">
        <Link to={home}>
          <Wordmark />
        </Link>
        {close}
      </div>
      <div className="side-menu-person">
        <Avatar name={user.name} picture={user.picture} />
        <span className="side-menu-words">
          <span className="side-menu-name upper">{user.name}</span>
          <span className="side-menu-type">{roleText}</span>
        </span>
      </div>
      <nav aria-label={messages.main}>
        <ul className="side-menu-group" role="list">
          {entries.map((entry) => (
            <Entry key={entry.label} {...entry} />
          ))}
        </ul>
      </nav>
      {groups.map(
        ({ heading, entries: links }) =>
          links.length > 0 && (
            <nav key={heading} aria-label={heading}>
              <h2 className="side-menu-heading">{heading}</h2>
              <ul className="side-menu-group" role="list">
                {links.map((entry) => (
                  <Entry key={entry.label} {...entry} />
                ))}
              </ul>
            </nav>
          ),
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
