import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#pwa/api/errors.ts'
import type { Auth } from '#pwa/session/auth.ts'
import { useAuth } from '#pwa/session/session.tsx'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { findPass } from '#schema/contract/passes.ts'
import { isListed, passStateOf, type PassClaims, type PassState } from '#schema/domain/pass.ts'
import { fetchChecks, readChecks, type Checks } from './checks.ts'
import { verifyPass } from './verify.ts'

const STALE_MS = 60_000

/** The keys and the list of ended passes, fetched when there is a network, else those of an earlier visit. */
export function useChecks() {
  const { call } = useAuth()
  return useQuery({
    queryKey: [findPass.name, 'checks'],
    queryFn: () => fetchChecks(call),
    initialData: () => readChecks() ?? undefined,
    initialDataUpdatedAt: 0,
    staleTime: STALE_MS,
    retry: false,
  })
}

type Checked =
  | { state: 'altered' | 'unknownKey' | 'noKeys' }
  | { state: PassState; claims: PassClaims; words: readonly string[]; code: string }

async function check(token: string, checks: Checks | undefined) {
  if (!checks) return { kind: 'noKeys' } as const
  const verified = await verifyPass(token, checks.keys)
  if (verified.kind !== 'signed') return verified
  const { wordsOfPass } = await import('./pass-words.ts')
  return { ...verified, ...(await wordsOfPass(token)) }
}

/** What the server says of a signed pass: the picture, and whether it has ended since the list was fetched. */
async function askServer({ call }: Auth, code: string) {
  try {
    const { state, picture } = await call(findPass, { words: code })
    return { isRevoked: state === 'revoked', picture }
  } catch (failure) {
    // A signed pass of which the server knows nothing is that of an account that has ended.
    if (failure instanceof ApiError && failure.status === 404)
      return { isRevoked: true, picture: null }
    throw failure
  }
}

/** Undefined until it is known; the picture is null without a network. */
export function useChecked(token: string, checks: Checks | undefined) {
  const auth = useAuth()
  const now = useNow()
  const { data: verified } = useQuery({
    queryKey: [findPass.name, 'verified', token, checks?.at],
    queryFn: () => check(token, checks),
    staleTime: Infinity,
    retry: false,
  })
  const code = verified?.kind === 'signed' ? verified.code : null
  const { data: online } = useQuery({
    queryKey: [findPass.name, code],
    enabled: code !== null,
    queryFn: () => askServer(auth, code ?? ''),
    staleTime: STALE_MS,
    retry: false,
  })
  if (!verified) return { checked: undefined, picture: null }
  if (verified.kind !== 'signed')
    return { checked: { state: verified.kind } satisfies Checked, picture: null }
  const { claims, words } = verified
  const isRevoked =
    online?.isRevoked ?? (checks !== undefined && isListed(checks.revoked, claims.jti))
  const checked: Checked = { state: passStateOf(claims, { isRevoked, now }), ...verified }
  return { checked, picture: online?.picture ?? null, isOnline: online !== undefined, words }
}
