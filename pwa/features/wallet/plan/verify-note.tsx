import { Link } from '@tanstack/react-router'
import { useMe } from '#pwa/session/session.tsx'
import { UNVERIFIED_PER_DAY, VERIFIED_PER_DAY } from '#schema/domain/limits.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { messages } from './messages.ts'

/** What verification changes for a wallet, and the way to it; nothing for a verified user. */
export function VerifyNote() {
  const me = useMe()
  if (!me || me.user.isVerified || me.user.userType === 'admin') return null
  return (
    <p className="small soft">
      {messages.dailyUnverified(formatNaira(UNVERIFIED_PER_DAY), formatNaira(VERIFIED_PER_DAY))}{' '}
      <Link to="/verify">{messages.howVerified}</Link>
    </p>
  )
}
