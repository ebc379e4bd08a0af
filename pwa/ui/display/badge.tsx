import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './badge.css'

/** good: open, done, paid. wait: action needed. bad: rejected, failed. news: to be read. still: closed. */
export type Tone = 'good' | 'wait' | 'bad' | 'news' | 'strong' | 'still'

type Props = { tone?: Tone; icon?: IconName; children: ReactNode }

/** A state in a word or two; the colour is never the only sign. */
export function Badge({ tone = 'still', icon, children }: Props) {
  return (
    <span className="badge" data-tone={tone}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  )
}
