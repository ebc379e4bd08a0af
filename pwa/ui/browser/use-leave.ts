import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** Runs `go` when a form is done, unless the user has opened another screen while it was sent. */
export function useLeave<Args extends unknown[]>(
  go: (...args: Args) => unknown,
): (...args: Args) => void {
  const { history } = useRouter()
  const [pathname] = useState(() => history.location.pathname)
  return (...args) => {
    if (history.location.pathname === pathname) void go(...args)
  }
}
