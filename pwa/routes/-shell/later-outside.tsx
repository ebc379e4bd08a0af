import type { ReactNode } from 'react'
import { GuestFrame } from '#pwa/features/accounts/guest-frame.tsx'
import { Later } from './later.tsx'

/** The same for somebody who is not signed in. */
export function LaterOutside(props: { title: string; children: string; action?: ReactNode }) {
  return (
    <GuestFrame>
      <Later {...props} />
    </GuestFrame>
  )
}
