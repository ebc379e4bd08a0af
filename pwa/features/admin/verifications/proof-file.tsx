import { Link } from '@tanstack/react-router'
import { Facts } from '#pwa/features/admin/page/facts.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { formatDate } from '#pwa/ui/format/format-time.ts'
import { dayOf, startOfDay, type Day } from '#schema/domain/days.ts'
import { ageOn, type StepReason } from '#schema/domain/verification.ts'
import { messages } from './messages.ts'
import type { ProofFile } from './proof.ts'

const { facts: names } = messages

const reasonText = ({ step, reason }: StepReason): string =>
  (messages.reasons[step] as Readonly<Record<string, string>>)[reason] ?? reason

/** Why steps were asked for again, or why it was refused; empty for another decision. */
const whyText = ({ again, refusal }: Pick<ProofFile, 'again' | 'refusal'>): string =>
  refusal ? messages.refusals[refusal] : again.map(reasonText).join(', ')

function UserLink({ _id, username }: Pick<ProofFile['verification']['user'], '_id' | 'username'>) {
  return (
    <Link to="/admin/$" params={{ _splat: `users/${_id}` }}>
      {username}
    </Link>
  )
}

function Birth({ day }: { day: Day }) {
  const now = useNow()
  return `${formatDate(startOfDay(day), now, true)} (${messages.age(ageOn(dayOf(now), day))})`
}

export function Typed({ file }: { file: ProofFile }) {
  const { verification, name, birthDate, documentNumber, documentLast4, registerAnswer } = file
  return (
    <Section title={messages.typed}>
      <Facts
        facts={[
          [names.user, <UserLink key="user" {...verification.user} />],
          [
            names.name,
            <span key="name" className="strong">
              {name ?? messages.deleted}
            </span>,
          ],
          [
            names.birthDate,
            birthDate ? <Birth key="born" day={birthDate as Day} /> : messages.deleted,
          ],
          [names.document, messages.kinds[verification.documentKind]],
          [names.number, documentNumber ?? messages.ending(documentLast4)],
          [names.sent, <DateText key="sent" at={verification.sentAt} show="both" />],
          [names.register, registerAnswer && messages.register[registerAnswer]],
          [file.refusal ? names.refusal : names.again, whyText(file)],
        ]}
      />
    </Section>
  )
}

const TONES = { same: 'good', close: 'wait', different: 'bad' } as const

function Banks({ bankAccounts }: Pick<ProofFile, 'bankAccounts'>) {
  return (
    <Section title={messages.banks}>
      {bankAccounts.length === 0 && <p className="soft">{messages.noBanks}</p>}
      <ul role="list" className="stack">
        {bankAccounts.map(({ bankName, accountLast4, accountName, match }) => (
          <li key={bankName + accountLast4} className="spread">
            <div>
              <div className="strong">{accountName}</div>
              <div className="small soft">{`${bankName} …${accountLast4}`}</div>
            </div>
            {match ? (
              <Badge tone={TONES[match]}>{messages.matches[match]}</Badge>
            ) : (
              <span className="small soft">{messages.noMatch}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Sharing({ sharing }: Pick<ProofFile, 'sharing'>) {
  return (
    <Section title={messages.sharing}>
      {sharing.length === 0 && <p className="soft">{messages.noSharing}</p>}
      <ul role="list" className="stack">
        {sharing.map(({ by, user }) => (
          <li key={by + user._id} className="spread">
            <UserLink {...user} />
            <Badge tone={by === 'device' ? 'wait' : 'bad'}>{messages.sharedBy[by]}</Badge>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Earlier({ earlier }: Pick<ProofFile, 'earlier'>) {
  return (
    <Section title={messages.earlier}>
      {earlier.length === 0 && <p className="soft">{messages.noEarlier}</p>}
      <ul role="list" className="stack">
        {earlier.map((each) => (
          <li key={each._id}>
            <Link to="/admin/$" params={{ _splat: `verifications/${each._id}` }}>
              {messages.states[each.state]}
            </Link>
            <div className="small soft">
              <DateText at={each.decidedAt ?? each.sentAt} show="both" />
              {`, ${messages.kinds[each.documentKind]} ${messages.ending(each.documentLast4)}`}
            </div>
            <div className="small">{whyText(each)}</div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What else is known about the sender, and about others who may be the same person. */
export const Background = (file: ProofFile) => (
  <div className="admin-pairs">
    <Banks {...file} />
    <Sharing {...file} />
    <Earlier {...file} />
  </div>
)
