import { openMessageFile } from '#schema/contract/chats.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { first } from '#worker/db/read.ts'
import { createSignedLink } from '#worker/files/store.ts'
import { route } from '#worker/http/serve.ts'
import { selectMessage } from './queries.ts'

export const openMessageFileRoute = route(
  openMessageFile,
  async ({ deps, userId, now, read }, { otherUserId, id }) => {
    const writers = { me: userId, other: otherUserId }
    const { message } = await read({ message: first(selectMessage(writers, id)) })
    if (!message?.file || !message.fileType) throw new DomainError('not_found')
    return { url: await createSignedLink(deps, message.file, userId, now), type: message.fileType }
  },
)
