import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './badge.css'

/** good: open, done, paid. wait: something is owed. bad: refused, failed. news: to be seen. still: over. */
export type Tone = 'good' | 'wait' | 'bad' | 'news' | 'strong' | 'still'

type Props = { tone?: Tone; icon?: IconName; children: ReactNode }

/** A state in a word or two; the word carries it, the colour only helps. */
export function Badge({ tone = 'still', icon, children }: Props) {
  return (
    <span className="badge" data-tone={tone}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  )
}
