import { useState } from 'react'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Select } from '#pwa/ui/form/select.tsx'
import { unverifyUser, verifyUser, type listAllUsers } from '#schema/contract/admin-lists.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import type { Id } from '#schema/domain/ids.ts'
import { VERIFICATION_DOCUMENTS } from '#schema/domain/user.ts'
import { messages } from './messages.ts'

type AdminUser = ResponseBody<typeof listAllUsers>['users'][number]
type Named = Pick<AdminUser, '_id' | 'username'>
type Props = { user: Named; onClose: () => void }

const OPTIONS = VERIFICATION_DOCUMENTS.map((value) => ({ value, label: messages.documents[value] }))

const documentOf = (fields: FormData) =>
  VERIFICATION_DOCUMENTS.find((document) => document === fields.get('document'))

/** Asks what was seen, and gives the badge. */
export function VerifyUser({ user, onClose }: Props) {
  return (
    <DecisionSheet
      open
      onClose={onClose}
      title={messages.verifyTitle(user.username)}
      endpoint={verifyUser}
      label={messages.verifyNow}
      reasonHint={messages.verifyHint}
      inputOf={(fields, reason) => {
        const document = documentOf(fields)
        return { id: user._id, ...(document && { document }), reason }
      }}
    >
      <p>{messages.verifyText}</p>
      <Select
        name="document"
        label={messages.document}
        placeholder={messages.chooseDocument}
        options={OPTIONS}
        required
      />
    </DecisionSheet>
  )
}

function UnverifyUser({ user, onClose }: Props) {
  return (
    <DecisionSheet
      open
      onClose={onClose}
      title={messages.unverifyTitle(user.username)}
      endpoint={unverifyUser}
      label={messages.unverify}
      tone="danger"
      reasonHint={messages.unverifyHint}
      inputOf={(_, reason) => ({ id: user._id, reason })}
    >
      <p>{messages.unverifyText}</p>
    </DecisionSheet>
  )
}

/** Leads to the proof of identity that waits. */
export const ToProof = ({ proof }: { proof: Id<'verification'> }) => (
  <LinkButton to="/admin/$" params={{ _splat: `verifications/${proof}` }} size="small" tone="plain">
    {messages.verifyNow}
  </LinkButton>
)

type VerificationProps = {
  user: Named & Pick<AdminUser, 'isVerified'>
  proof: AdminUser['waitingVerification']
}

/** On the page of a client or professional. */
export function Verification({ user, proof }: VerificationProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (proof && !user.isVerified)
    return (
      <div>
        <ToProof proof={proof} />
      </div>
    )
  const Decision = user.isVerified ? UnverifyUser : VerifyUser
  return (
    <div>
      <Button tone="plain" onClick={() => setIsOpen(true)}>
        {user.isVerified ? messages.unverify : messages.verifyNow}
      </Button>
      {isOpen && <Decision user={user} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
