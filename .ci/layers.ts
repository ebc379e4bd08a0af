/**
 * The order of all folders. A folder may import itself and folders on lines above it, so no import cycle between folders
 * can arise. Folders on one line may not import each other; `*` means siblings with the same rule.
 */
const ORDER = `
  schema/domain
  schema/contract  schema/tables

  worker/phone-settings.ts  worker/register-settings.ts  worker/key-settings.ts
  worker/env.ts
  worker/secrets
  worker/db
  worker/live
  worker/context.ts
  worker/limits
  worker/http
  worker/settings
  worker/words
  worker/background
  worker/files
  worker/paystack  worker/mail  worker/phone-messages
  worker/notices
  worker/push
  worker/ledger
  worker/payments
  worker/pins
  worker/payouts
  worker/webhooks
  worker/reconciliation
  worker/trust
  worker/wallet
  worker/accounts
  worker/chats  worker/passes
  worker/tasks
  worker/works
  worker/proposals
  worker/reviews
  worker/directory
  worker/admin
  worker/*
  worker/nouns.ts
  worker/sync
  worker/jobs
  worker/app.ts
  worker/index.ts

  pwa/ui  pwa/usage  pwa/images
  pwa/places
  pwa/service-worker
  pwa/api
  pwa/replica
  pwa/outbox
  pwa/session
  pwa/sync
  pwa/payments  pwa/push
  pwa/updates  pwa/maintenance  pwa/languages  pwa/speech
  pwa/startup
  pwa/words.pcm.ts  pwa/words.ha.ts  pwa/words.yo.ts  pwa/words.ig.ts
  pwa/features/*
  pwa/queueable.ts
  pwa/first-screen
  pwa/routes
  pwa/routeTree.gen.ts
  pwa/router.tsx
  pwa/main.tsx

  tools/common  testing/faults
  sandbox
  tools/icons  tools/db  tools/passwords  tools/places
  tools/seed  tools/build
  tools/dev
  tools/deploy
  testing
  .ci
  tools/languages
  bench
`

const RANKS = new Map(
  ORDER.trim()
    .split('\n')
    .flatMap((line, rank) =>
      line
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map((layer) => [layer, rank] as const),
    ),
)

const topFolder = (path: string) => path.split('/')[0] ?? ''

/** Top-level folders with a layer in them. */
export const ROOT_FOLDERS = [...new Set([...RANKS.keys()].map(topFolder))]

/** What the code of each side may import at all. */
const ALLOWED: Record<string, readonly string[]> = {
  schema: ['schema'],
  worker: ['schema', 'worker'],
  pwa: ['schema/domain', 'schema/contract', 'pwa'],
}

export type Layer = { name: string; rank: number | undefined }

function depthOf([top = '', second]: readonly string[]): number {
  if (RANKS.has(top)) return RANKS.has(`${top}/${second}`) ? 2 : 1
  return second === 'features' ? 3 : 2
}

/** The layer that a file or folder belongs to. Its rank is undefined when the order does not list it. */
export function layerOf(path: string): Layer {
  const parts = path.split('/')
  const name = parts.slice(0, depthOf(parts)).join('/')
  return { name, rank: RANKS.get(name) ?? RANKS.get(name.replace(/[^/]+$/, '*')) }
}

const isInside = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

export const unknownLayerMessage = ({ name }: Layer): string =>
  `${name} is not listed in .ci/layers.ts`

/** Null, or why `file` may not import `target`; both are paths from the root. */
export function forbiddenImportMessage(file: string, target: string): string | null {
  const side = topFolder(file)
  const allowed = ALLOWED[side]
  const from = layerOf(file)
  const to = layerOf(target)
  if (allowed && !allowed.some((folder) => isInside(target, folder)))
    return `${side} may import only ${allowed.join(', ')}, not ${to.name}`
  if (to.rank === undefined) return unknownLayerMessage(to)
  if (from.name === to.name || to.rank < (from.rank ?? 0)) return null
  if (from.name.startsWith('pwa/features/') && to.name.startsWith('pwa/features/'))
    return `features may not import each other (${from.name} and ${to.name}); pwa/routes joins them`
  return `${from.name} is above ${to.name} in the order of .ci/layers.ts`
}
