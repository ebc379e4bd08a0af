// The order of the house, in one list. A place may know itself and every place above it, so no circle can be drawn.
// Places on one line do not know each other. `*` stands for each of several siblings, which do not know each other either.
const ORDER = `
  schema/domain
  schema/contract  schema/tables

  worker/env.ts
  worker/secrets
  worker/db
  worker/context.ts
  worker/http
  worker/files
  worker/payments  worker/mail
  worker/wallet
  worker/books
  worker/accounts
  worker/chats
  worker/tasks
  worker/proposals
  worker/reviews
  worker/disputes
  worker/notices
  worker/admin
  worker/sync
  worker/clock
  worker/app.ts
  worker/index.ts  worker/test

  pwa/ui  pwa/service-worker
  pwa/api
  pwa/replica
  pwa/session
  pwa/sync
  pwa/features/*
  pwa/writes.ts
  pwa/routes
  pwa/routeTree.gen.ts
  pwa/router.tsx
  pwa/main.tsx  pwa/test

  local
  .ci
  bench  e2e
`

const RANKS = new Map(
  ORDER.trim()
    .split('\n')
    .flatMap((line, rank) =>
      line
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map((place) => [place, rank]),
    ),
)
export const ROOTS = [...new Set([...RANKS.keys()].map((place) => place.split('/')[0]))]

/** What each side may see at all, whatever the order says. */
const SIGHT = {
  schema: ['schema'],
  worker: ['schema', 'worker'],
  pwa: ['schema/domain', 'schema/contract', 'pwa'],
}

export function placeOf(path) {
  const parts = path.split('/')
  const depth = RANKS.has(parts[0]) ? 1 : parts[1] === 'features' ? 3 : 2
  const name = parts.slice(0, depth).join('/')
  return { name, rank: RANKS.get(name) ?? RANKS.get(name.replace(/[^/]+$/, '*')) }
}

const isWithin = (path, place) => path === place || path.startsWith(`${place}/`)

/** Null, or why `file` may not import `target`; both are paths from the root. */
export function whyNotImport(file, target) {
  const sight = SIGHT[file.split('/')[0]]
  const from = placeOf(file)
  const to = placeOf(target)
  if (sight && !sight.some((place) => isWithin(target, place))) {
    return `${file.split('/')[0]} may know ${sight.join(', ')} and nothing else, so not ${to.name}`
  }
  if (to.rank === undefined) return `${to.name} has no place in .ci/places.mjs`
  if (from.name === to.name || to.rank < from.rank) return null
  if (from.name.startsWith('pwa/features/') && to.name.startsWith('pwa/features/')) {
    return `features never know each other (${from.name} and ${to.name}); they meet in pwa/routes`
  }
  return `${from.name} stands above ${to.name} in the order and may not know it`
}
