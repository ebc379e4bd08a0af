import type { QueryClient } from '@tanstack/react-query'
import { keepPack } from '#pwa/features/pack/keep-pack.ts'
import type { Session } from '#pwa/session/session.tsx'
import { PACK_PARTS } from './parts.ts'

/** In the tab that does the background work. */
export const keepWorkPack = (session: Session, queries: QueryClient): (() => void) =>
  keepPack({ session, queries }, PACK_PARTS)
