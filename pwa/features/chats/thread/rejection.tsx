import { messages } from '#pwa/features/chats/messages.ts'
import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import { Button } from '#pwa/ui/form/button.tsx'

export type RejectionActions = {
  /** Sends a rejected message once more. */
  onRetry: (message: ShownMessage) => void
  /** Puts a rejected message into the field again. */
  onRewrite: (message: ShownMessage) => void
  onDiscard: (message: ShownMessage) => void
}

type Props = { message: ShownMessage; actions: RejectionActions }

/** Why a message or its change was not accepted, and what can be done. */
export function Rejection({ message, actions }: Props) {
  const { reason, isRejected } = message
  return (
    <div className="bubble-rejection small" role="alert">
      <p>
        {isRejected ? messages.failed : messages.failedChange} {reason}
      </p>
      <div className="row">
        {isRejected && (
          <>
            <Button size="small" tone="plain" onClick={() => actions.onRetry(message)}>
              {messages.retry}
            </Button>
            {message.kind === 'text' && (
              <Button size="small" tone="plain" onClick={() => actions.onRewrite(message)}>
                {messages.editFailed}
              </Button>
            )}
          </>
        )}
        <Button size="small" tone="danger-plain" onClick={() => actions.onDiscard(message)}>
          {messages.discard}
        </Button>
      </div>
    </div>
  )
}
