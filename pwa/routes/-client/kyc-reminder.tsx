import { Notice } from '#pwa/ui/notice.tsx'
import { words } from './words.ts'

/** SPEC 2: shown while the person is not verified; never in the way of posting or paying (R46). */
export function KycReminder() {
  return (
    <Notice tone="wait" icon="shield" title={words.kycTitle}>
      {words.kycText}
    </Notice>
  )
}
