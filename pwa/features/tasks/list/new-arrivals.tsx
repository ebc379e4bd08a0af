import type { ReactNode } from 'react'
import { Button } from '#pwa/ui/form/button.tsx'
import { messages } from './messages.ts'
import './new-arrivals.css'

type Props = { count: number; onShow: () => void; children: ReactNode }

/** "3 new – tap to show", floating over the list, so that no card moves before the tap. */
export function NewArrivals({ count, onShow, children }: Props) {
  return (
    <div className="new-arrivals">
      <div role="status" className="new-arrivals-tap">
        {count > 0 && (
          <Button size="small" icon="plus" onClick={onShow}>
            {messages.arrived(count)}
          </Button>
        )}
      </div>
      {children}
    </div>
  )
}
