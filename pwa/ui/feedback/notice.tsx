import type { ReactNode } from 'react'
import { Icon, type IconName } from '#pwa/ui/display/icon.tsx'
import { withSupportLinks } from './support-addresses.tsx'
import './notice.css'

type NoticeTone = 'good' | 'wait' | 'bad' | 'news'

type Props = {
  tone?: NoticeTone
  icon?: IconName
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Screen readers announce it at once. */
  alert?: boolean
  /** Screen readers announce it when they are done with what they say. */
  status?: boolean
}

const ICONS = { good: 'done', wait: 'clock', bad: 'alert', news: 'info' } as const

/** A state in a sentence: "₦105,000 is held for you." */
export function Notice({ tone = 'good', icon, title, children, action, alert, status }: Props) {
  const announced = status ? 'status' : undefined
  return (
    <div className="notice" data-tone={tone} role={alert ? 'alert' : announced}>
      <Icon name={icon ?? ICONS[tone]} />
      <div className="notice-words">
        <div className="notice-text">
          {title && <p className="notice-title">{title}</p>}
          {children && <div>{withSupportLinks(children)}</div>}
        </div>
        {action && <div className="notice-action">{action}</div>}
      </div>
    </div>
  )
}
