import { PREVIEW } from '#schema/domain/limits.ts'
import type { Unsent } from '#pwa/replica/unsent.ts'
import { Cut } from '#pwa/ui/cut.tsx'
import { Naira } from '#pwa/ui/naira.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { dateWords } from '#pwa/ui/time-words.ts'
import { ProposalBadge } from './proposal-badge.tsx'
import { noteOf } from './proposal-state.ts'
import type { MyProposal } from './reads.ts'
import { SentActions } from './sent-actions.tsx'
import { UnsentActions } from './unsent-actions.tsx'
import { words } from './words.ts'
import { editProposal, withdrawProposal } from './writes.ts'
import './proposal-standing.css'

/** A no, in the server's words, with the way to mend it or let it go. */
export function RefusedProposal({ unsent, named }: { unsent: Unsent; named?: boolean }) {
  return (
    <Notice
      tone="bad"
      title={named ? unsent.what : words.refused}
      action={<UnsentActions entry={unsent.key} kind={unsent.kind} isRefused />}
    >
      {named && `${words.refused}. `}
      {unsent.words}
    </Notice>
  )
}

/** Of these the client has an earlier word, so what waits is not all that is to be told. */
const CHANGES: Record<string, string | undefined> = {
  [editProposal.command.name]: words.changeWaits,
  [withdrawProposal.command.name]: words.withdrawalWaits,
}

/** What I offered for a todo, and how it stands (F28). */
export function ProposalStanding({ proposal }: { proposal: MyProposal }) {
  const { _id, price, date, description, status, delivery, changedFields } = proposal
  const unsent = delivery.state === 'saved' ? delivery : null
  const note = (unsent && CHANGES[unsent.kind]) ?? noteOf(proposal)
  const isLive = status === 'pending' && !unsent
  return (
    <section className="proposal-standing" aria-label={words.mine}>
      <div className="proposal-standing-head">
        <h2 className="proposal-standing-title">{words.mine}</h2>
        <ProposalBadge proposal={proposal} />
      </div>
      <p className="proposal-standing-terms">
        <Naira naira={price} />
        <span className="small soft">{words.finishBy(dateWords(date))}</span>
      </p>
      <p className="prose">
        <Cut text={description} most={PREVIEW.proposal} />
      </p>
      {note && <p className="small soft">{note}</p>}
      {isLive && changedFields.length > 0 && (
        <Notice tone="wait" icon="alert">
          {words.changed(changedFields)}
        </Notice>
      )}
      {unsent && <UnsentActions entry={unsent.key} kind={unsent.kind} />}
      {unsent?.kind === editProposal.command.name && <SentActions id={_id} isWaiting />}
      {isLive && <SentActions id={_id} />}
    </section>
  )
}
