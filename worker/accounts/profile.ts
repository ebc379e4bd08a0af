import { readProfile } from '#schema/contract/accounts.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { selectPublicUser } from './queries.ts'

export const readProfileRoute = route(readProfile, async ({ db, read }, { id }) => {
  const { user } = await read({ user: first(selectPublicUser(db, id)) })
  if (!user) throw new DomainError('not_found')
  return { user, reviews: [], nextCursor: null }
})
