import type { ReactNode } from 'react'
import { messages } from '#pwa/features/chats/messages.ts'
import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import { Bubble, type MessageActions } from '#pwa/features/chats/thread/bubble.tsx'
import { TaskStripSpace } from '#pwa/features/chats/thread/chat-screen.tsx'
import { Composer } from '#pwa/features/chats/thread/composer.tsx'
import { loadMedia } from '#pwa/features/chats/thread/load-media.ts'
import type { TickState } from '#pwa/features/chats/thread/tick.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { MESSAGE_KINDS } from '#schema/domain/conversation.ts'
import { ChatPanes } from '../-chat/chat-panes.tsx'
import { SignedInShell } from '../-shell/signed-in-shell.tsx'
import { MOMENT, renderTemplate, USER } from './render-template.tsx'
// In the same chunk as the session, whose context it reads.
import '#pwa/features/chats/media/media.ts'

const PATH = '/chat/id'

const TICKS: readonly (TickState | null)[] = [null, 'sent', 'seen']

const TEXT = {
  createdAt: MOMENT,
  editedAt: MOMENT,
  deletedAt: null,
  text: 'Text',
  kind: 'text',
  durationMs: 0,
  waveform: '',
  isMasked: true,
  reason: null,
} as unknown as ShownMessage

/** In the order in which the document's script counts them, with everything that it may remove. */
const BUBBLES: readonly ShownMessage[] = TICKS.flatMap((tick) => [
  ...MESSAGE_KINDS.map((kind) => ({ ...TEXT, kind, tick })),
  { ...TEXT, deletedAt: MOMENT, tick },
])

const noop = () => {}
const ACTIONS: MessageActions = { onOptions: noop, onRetry: noop, onDiscard: noop, onRewrite: noop }

const Row = ({ children }: { children: ReactNode }) => <li className="thread-row">{children}</li>

/** The looks of a row. */
const Rows = () => (
  <>
    <Row>
      <div className="thread-top">{messages.older}</div>
    </Row>
    <Row>
      <p className="thread-day small">
        <time dateTime={MOMENT}>Day</time>
      </p>
    </Row>
    <Row>
      <p className="thread-unread small">Unread</p>
    </Row>
    {BUBBLES.map((message, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- their order is fixed
      <Row key={index}>
        <Bubble
          message={message}
          isOwn={message.tick !== null}
          isFirstInRun
          hasOptions={message.deletedAt === null}
          name="Name"
          actions={ACTIONS}
        />
      </Row>
    ))}
  </>
)

/** A conversation in which both may write. The app's rows are virtual, so the list around them is written here. */
const ChatPage = ({ children }: { children?: ReactNode }) => (
  <SignedInShell>
    <ChatPanes>
      <Page title="Title" back="/messages" width="reading">
        <div className="chat-screen">
          <TaskStripSpace />
          <div className="thread">
            <div
              className="thread-scroll"
              role="region"
              aria-label="Messages"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as in the app's list
              tabIndex={0}
            >
              <ol className="thread-list" role="list">
                {children}
              </ol>
            </div>
            <p className="visually-hidden" role="status" />
          </div>
          <p className="chat-typing small soft" role="status" />
          <Composer text="" onChange={noop} onSend={noop} />
        </div>
      </Page>
    </ChatPanes>
  </SignedInShell>
)

const WithRows = () => (
  <ChatPage>
    <Rows />
  </ChatPage>
)

/** The pages of both roles; the script removes the other one. */
export async function renderChat(): Promise<string> {
  await loadMedia()
  const client: OwnUser = { ...USER, userType: 'client' }
  const pages = [await renderTemplate(PATH, WithRows, client), await renderTemplate(PATH, ChatPage)]
  return pages.join('')
}
