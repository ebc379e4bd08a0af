import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { useSession } from '#pwa/session/session.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { readOverview } from '#schema/contract/admin-lists.ts'
import { listVerifications, readVerificationFile } from '#schema/contract/admin-verifications.ts'
import type { Id } from '#schema/domain/ids.ts'
import { PAGE_MAX } from '#schema/domain/limits.ts'
import type { VerificationDecision } from '#schema/domain/verification.ts'
import { DecideVerification } from './decide-verification.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { messages } from './messages.ts'
import { Pictures } from './pictures.tsx'
import { Background, Typed } from './proof-file.tsx'
import { nextProof, type Proof, type ProofFile } from './proof.ts'
import { Reservation } from './reservation.tsx'
import { usePictureLinks, usePictureViews } from './use-pictures.ts'
import { useReserve } from './use-reserve.ts'

/** Opens the one that follows; without one, or without a network, the queue, which says so. */
function useOpenNext(proof: Proof) {
  const { call, userId } = useSession()
  const navigate = useNavigate()
  return async () => {
    const found = await call(listVerifications, { limit: String(PAGE_MAX) })
      .then(({ verifications }) => nextProof(verifications, proof, userId))
      .catch(() => undefined)
    const section = found ? `verifications/${found._id}` : 'verifications'
    await navigate({ to: '/admin/$', params: { _splat: section }, replace: true })
  }
}

function OpenedProof({ file }: { file: ProofFile }) {
  const { verification } = file
  const reserve = useReserve(verification)
  const links = usePictureLinks(file, reserve.isMine)
  const views = usePictureViews()
  const openNext = useOpenNext(verification)
  const [decision, setDecision] = useState<VerificationDecision | null>(null)
  return (
    <div className="stack">
      <Reservation file={file} reserve={reserve} />
      <div className="proof-compare">
        <Typed file={file} />
        <Pictures file={file} links={links} views={views} />
      </div>
      <DecisionBar
        reserve={reserve}
        links={links}
        views={views}
        onDecide={setDecision}
        onNext={() => void openNext()}
      />
      <Background {...file} />
      {decision && (
        <DecideVerification
          decision={decision}
          proof={verification}
          onClose={() => setDecision(null)}
          onDone={() => void openNext()}
        />
      )}
    </div>
  )
}

/** One proof of identity. It is reserved as soon as it is open, and after a decision the next one opens. */
export function VerificationDetail({ id }: { id: string }) {
  const { data, failed, retry } = useAdminQuery(readVerificationFile, {
    id: id as Id<'verification'>,
  })
  const { data: overview } = useAdminQuery(readOverview, {})
  return (
    <AdminPage
      title={data ? messages.proofOf(data.verification.user.username) : messages.title}
      note={overview && messages.waiting(overview.queues.verifications)}
    >
      {failed && <ErrorNote onRetry={retry} />}
      {!data && !failed && <SkeletonList look="rows" />}
      {data && <OpenedProof file={data} />}
    </AdminPage>
  )
}
