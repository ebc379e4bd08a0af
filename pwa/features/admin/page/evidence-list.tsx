import { messages } from '#pwa/features/admin/messages.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Picture } from '#pwa/ui/display/picture.tsx'
import type { Submission } from '#schema/contract/tasks.ts'
import { proofOf } from '#schema/domain/evidence.ts'

type EvidenceFile = Submission['files'][number]

const TONES = { same: 'good', different: 'bad', unmarked: 'still' } as const

function File({ file, number }: { file: EvidenceFile; number: number }) {
  const { url, type, sha256, capturedAt, receivedAt } = file
  const proof = proofOf(file)
  return (
    <li className="stack stack-tight">
      <a href={url} target="_blank" rel="noreferrer">
        {type.startsWith('image/') ? (
          <Picture src={url} alt={messages.evidence(number)} ratio="photo" tapToLoad={false} />
        ) : (
          messages.document(number)
        )}
      </a>
      <div>
        <Badge tone={TONES[proof]}>{messages.proof[proof]}</Badge>
      </div>
      <p className="small soft">
        {capturedAt && (
          <>
            {messages.captured} <DateText at={capturedAt} show="both" />
            {'. '}
          </>
        )}
        {messages.received} <DateText at={receivedAt} show="both" />
      </p>
      {sha256 && <code className="admin-hash soft">SHA-256 {sha256}</code>}
    </li>
  )
}

/** Files of a statement or a submission, each with its hash and whether it is what the phone captured. */
export function EvidenceList({ files }: { files: readonly EvidenceFile[] }) {
  if (files.length === 0) return null
  return (
    <ul role="list" className="admin-cards">
      {files.map((file, index) => (
        <File key={file.url} file={file} number={index + 1} />
      ))}
    </ul>
  )
}
