import { Button } from '#pwa/ui/button.tsx'
import { words } from './list-words.ts'
import './new-arrivals.css'

/** "3 new – tap to show": nothing moves under the thumb until it is wanted (F4). */
export function NewArrivals({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status" className="new-arrivals">
      {count > 0 && (
        <Button size="small" icon="plus" onClick={onShow}>
          {words.arrived(count)}
        </Button>
      )}
    </div>
  )
}
