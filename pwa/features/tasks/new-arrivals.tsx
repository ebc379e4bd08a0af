import type { ReactNode } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { words } from './list-words.ts'
import './new-arrivals.css'

type Props = { count: number; onShow: () => void; children: ReactNode }

/** "3 new – tap to show", over the list: nothing moves under the thumb until it is wanted (F4). */
export function NewArrivals({ count, onShow, children }: Props) {
  return (
    <div className="new-arrivals">
      <div role="status" className="new-arrivals-tap">
        {count > 0 && (
          <Button size="small" icon="plus" onClick={onShow}>
            {words.arrived(count)}
          </Button>
        )}
      </div>
      {children}
    </div>
  )
}
