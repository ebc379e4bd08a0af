import { Link } from '@tanstack/react-router'
import { Facts } from '#pwa/features/admin/page/facts.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { CasePage } from '#pwa/features/admin/reports/case-page.tsx'
import { ThreadSection } from '#pwa/features/admin/thread/thread-section.tsx'
import { messages as userMessages } from '#pwa/features/admin/users/messages.ts'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { RowItem } from '#pwa/ui/display/row-item.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import type { listMaskedContacts } from '#schema/contract/trust.ts'
import { messages } from './messages.ts'

export type MaskedContact = ResponseBody<typeof listMaskedContacts>['contacts'][number]
type MaskedText = MaskedContact['texts'][number]

function Title({ text, task, recipient, user }: MaskedText & { user: MaskedContact['subject'] }) {
  if (recipient) return messages.messageTo(recipient.username)
  if (task)
    return (
      <Link to="/admin/$" params={{ _splat: `tasks/${task._id}` }}>
        {messages.texts[text]}: {task.title}
      </Link>
    )
  return (
    <Link to="/profile/$id" params={{ id: user._id }}>
      {messages.texts[text]}
    </Link>
  )
}

function About({ contact: { subject, standing, createdAt, texts } }: { contact: MaskedContact }) {
  return (
    <Section title={messages.record}>
      <Facts
        facts={[
          [
            messages.columns.user,
            <Link key="user" to="/admin/$" params={{ _splat: `users/${subject._id}` }}>
              {subject.username}
            </Link>,
          ],
          [messages.columns.standing, userMessages.standings[standing]],
          [messages.columns.since, <DateText key="since" at={createdAt} show="both" />],
        ]}
      />
      <List
        items={texts}
        keyOf={({ _id }) => _id}
        look="rows"
        label={messages.record}
        empty={<p className="soft">{messages.older}</p>}
      >
        {(text) => (
          <RowItem
            title={<Title {...text} user={subject} />}
            note={<DateText at={text.createdAt} show="both" />}
          />
        )}
      </List>
    </Section>
  )
}

/** Those to whom the user wrote, each once. */
const recipientsOf = ({ texts }: MaskedContact) => [
  ...new Map(
    texts.flatMap(({ recipient }) => (recipient ? [[recipient._id, recipient] as const] : [])),
  ).values(),
]

type Props = { contact: MaskedContact | null; onDecided: () => void }

/** One user with the texts, and the conversations in which they were written. */
export function MaskedContactDetail({ contact, onDecided }: Props) {
  return (
    <CasePage
      title={messages.title}
      id={contact?._id ?? null}
      gone={messages.gone}
      note={messages.decideNote}
      choices={messages.decisions}
      onDecided={onDecided}
    >
      {contact && (
        <>
          <About contact={contact} />
          {recipientsOf(contact).map((recipient) => (
            <ThreadSection key={recipient._id} users={[contact.subject, recipient]} />
          ))}
        </>
      )}
    </CasePage>
  )
}
