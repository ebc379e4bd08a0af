import { listProposals } from '#schema/contract/proposals.ts'
import { pageOf } from '#worker/db/paging.ts'
import { route } from '#worker/http/serve.ts'
import { presentProposal } from './present.ts'
import { selectOwnProposals } from './queries.ts'

export const listProposalsRoute = route(
  listProposals,
  async ({ userId, read }, page) => {
    const { rows } = await read({ rows: selectOwnProposals(userId, page) })
    const { shown, nextCursor } = pageOf(rows, page, ({ createdAt, id }) => ({ at: createdAt, id }))
    return { tasks: shown.map(presentProposal), nextCursor }
  },
  ({ userId }) => ({ scopes: [`u:${userId}`], lists: [] }),
)
