import { PublicFrame } from '#pwa/features/accounts/profile/public-frame.tsx'
import { ComingSoon, type ComingSoonProps } from './coming-soon.tsx'

/** For signed-out visitors. Apart from ComingSoon, so that signed-in users do not load the frame. */
export function ComingSoonPublic(props: ComingSoonProps) {
  return (
    <PublicFrame>
      <ComingSoon {...props} />
    </PublicFrame>
  )
}
