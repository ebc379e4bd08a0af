import { sayTyping } from '#schema/contract/chats.ts'
import { whyNotWrite } from '#schema/domain/conversation.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { CHAT_FACTS } from '#schema/domain/messages/chats.ts'
import { first } from '#worker/db/read.ts'
import { done, route } from '#worker/http/serve.ts'
import { selectConversation, selectPair } from './queries.ts'

/** Only to whom a message would be delivered, so that a block counts here too. */
export const sayTypingRoute = route(
  sayTyping,
  async ({ deps, userId: me, now, read, waitUntil }, { otherUserId: other }) => {
    const { actor, pair, conversation } = await read({
      pair: first(selectPair({ me, other })),
      conversation: first(selectConversation({ me, other })),
    })
    if (!pair || me === other) throw new DomainError('not_found')
    throwIf(whyNotWrite(pair, conversation, { writer: actor, other, now }))
    if (deps.live) waitUntil(deps.live.tellTyping(other, me))
    return done({ message: CHAT_FACTS.typing })
  },
)
