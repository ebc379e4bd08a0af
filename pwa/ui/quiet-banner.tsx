import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './quiet-banner.css'

type Props = { icon?: IconName; tone?: 'wait' | 'news'; action?: ReactNode; children: ReactNode }

/** A line above everything: no network and how old what is shown is, or a new version offered. */
export function QuietBanner({ icon = 'offline', tone = 'wait', action, children }: Props) {
  return (
    <div className="quiet-banner" data-tone={tone} role="status">
      <Icon name={icon} size="small" />
      <span className="quiet-banner-words">{children}</span>
      {action}
    </div>
  )
}
