import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import { useView } from '#pwa/outbox/use-view.ts'
import type { Proposal } from '#schema/contract/proposals.ts'

export type MyProposal = Shown<Proposal>

export const sortByNewest = (rows: MyProposal[]) =>
  rows.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

/** The user's proposals, queued ones included. Apart from reads.ts, because the first script contains it. */
export const useProposals = () =>
  useView(async (view) => sortByNewest(await view.rows('proposals')), [], { key: 'proposals' })
