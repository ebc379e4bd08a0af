import type { Proposal } from '#schema/contract/proposals.ts'
import { useView } from '#pwa/replica/use-view.ts'
import type { Shown } from '#pwa/replica/view.ts'

export type MyProposal = Shown<Proposal>

export const newestFirst = (rows: MyProposal[]) =>
  rows.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

/** Mine, newest first, unsent ones included. */
export const useProposals = () =>
  useView(async (view) => newestFirst(await view.rows('proposals')), [])
