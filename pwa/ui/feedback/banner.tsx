import type { ReactNode } from 'react'
import { Icon, type IconName } from '#pwa/ui/display/icon.tsx'
import './banner.css'

type Props = { icon?: IconName; tone?: 'wait' | 'news'; action?: ReactNode; children: ReactNode }

/** A line above the page: no network and the age of the data, or an available update. */
export function Banner({ icon = 'offline', tone = 'wait', action, children }: Props) {
  return (
    <div className="banner" data-tone={tone} role="status">
      <Icon name={icon} size="small" />
      <span className="banner-text">{children}</span>
      {action}
    </div>
  )
}
