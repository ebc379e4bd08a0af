import type { ReactNode } from 'react'
import { messages } from '#pwa/features/chats/messages.ts'
import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import { Bubble, type MessageActions } from '#pwa/features/chats/thread/bubble.tsx'
import { TaskStripSpace } from '#pwa/features/chats/thread/chat-screen.tsx'
import { Composer } from '#pwa/features/chats/thread/composer.tsx'
import { loadMedia } from '#pwa/features/chats/thread/load-media.ts'
import type { TickState } from '#pwa/features/chats/thread/tick.tsx'
import { formatTime } from '#pwa/ui/format/format-time.ts'
import { messages as dates } from '#pwa/ui/format/messages.ts'
import { Page } from '#pwa/ui/layout/page.tsx'
import { MESSAGE_KINDS } from '#schema/domain/conversation.ts'
import { MESSAGE_CHANGE_MS } from '#schema/domain/limits.ts'
import { ChatPanes } from '../-chat/chat-panes.tsx'
import { SignedInShell } from '../-shell/signed-in-shell.tsx'
import { MOMENT, renderTemplate, USER, withoutControls, type Template } from './render-template.tsx'
// In the same chunk as the session, whose context it reads.
import '#pwa/features/chats/media/media.ts'

const PATH = '/chat/{id}'
const DURATION_MS = 83_000
const DURATION = '1:23'
const NUMBER = '#'

const TICKS: readonly (TickState | null)[] = [null, 'sent', 'seen']

const TEXT = {
  createdAt: MOMENT,
  editedAt: MOMENT,
  deletedAt: null,
  text: '{text}',
  kind: 'text',
  durationMs: DURATION_MS,
  waveform: '',
  isMasked: true,
  reason: null,
} as unknown as ShownMessage

/** In the order in which the inline script counts them, with everything that it may remove. */
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
        <time dateTime="{at}">{'{date}'}</time>
      </p>
    </Row>
    <Row>
      <p className="thread-unread small">{'{unread}'}</p>
    </Row>
    {BUBBLES.map((message, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- their order is fixed
      <Row key={index}>
        <Bubble
          message={message}
          isOwn={message.tick !== null}
          isFirstInRun
          hasOptions={message.deletedAt === null}
          name="{name}"
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
      <Page title="{title}" back="/messages" width="reading">
        <div className="chat-screen">
          <TaskStripSpace />
          <div className="thread">
            <div
              className="thread-scroll"
              role="region"
              aria-label="{thread}"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as in the app's list
              tabIndex={0}
            >
              <ol className="thread-list" role="list">
                {children}
              </ol>
            </div>
            <p className="visually-hidden" role="status" />
          </div>
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

const replaceMessageValues = (html: string) =>
  withoutControls(html)
    .replaceAll('%7Buser%7D', '{user}')
    .replaceAll(MOMENT, '{at}')
    .replaceAll(formatTime(MOMENT), '{time}')
    .replaceAll(DURATION, '{duration}')
    .replaceAll('{thread}', messages.thread('{other}'))
    // The app fetches it, so that it does not delay its script.
    .replaceAll(' src="{picture}"', '')
    // The app draws them.
    .replaceAll(/(<svg class="voice-bars"[^>]*>).*?(?=<\/svg>)/g, '$1')

/** The pages of both roles; the script removes the other one. */
export async function renderChat(): Promise<Template> {
  await loadMedia()
  const pages = [
    await renderTemplate(PATH, WithRows, { ...USER, userType: 'client' }),
    await renderTemplate(PATH, ChatPage),
  ]
  return {
    html: replaceMessageValues(pages.join('')),
    data: {
      change: String(MESSAGE_CHANGE_MS),
      words: JSON.stringify([
        messages.chatWith(NUMBER),
        messages.unread(1),
        messages.unread(Number.NaN).replace('NaN', NUMBER),
        dates.today,
        dates.yesterday,
        ...dates.weekdays,
        ...dates.months,
      ]),
    },
  }
}
