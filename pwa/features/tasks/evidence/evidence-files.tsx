import { useStoredFileUrl } from '#pwa/outbox/use-stored-file.ts'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { Picture } from '#pwa/ui/display/picture.tsx'
import { formatMoment } from '#pwa/ui/format/format-time.ts'
import type { Submission } from '#schema/contract/tasks.ts'
import { proofOf } from '#schema/domain/evidence.ts'
import { messages } from './messages.ts'
import './evidence-files.css'

type EvidenceFile = Submission['files'][number]

/** Whether the file is the one that the phone captured, and when that was. */
function proofWords({ isSame, capturedAt }: EvidenceFile): string {
  const proof = proofOf({ isSame })
  if (proof !== 'same') return messages.proof[proof]
  return messages.proof.same(capturedAt ? formatMoment(capturedAt) : '')
}

type FileProps = {
  file: EvidenceFile
  alt: string
  isUnsent: boolean
  tapToLoad?: boolean | undefined
}

function ShownFile({ file, alt, isUnsent, tapToLoad }: FileProps) {
  const url = useStoredFileUrl(file.url)
  if (!url) return null
  return (
    <li className="stack stack-tight">
      {file.type.startsWith('image/') ? (
        <div className="evidence-files-picture">
          <Picture
            src={url}
            alt={alt}
            ratio="photo"
            {...(tapToLoad !== undefined && { tapToLoad })}
          />
        </div>
      ) : (
        <a className="evidence-files-link" href={url} target="_blank" rel="noreferrer">
          <Icon name="attach" size="small" />
          {messages.file}
        </a>
      )}
      {!isUnsent && <p className="small soft">{proofWords(file)}</p>}
    </li>
  )
}

type Props = {
  files: readonly EvidenceFile[]
  altOf?: (number: number) => string
  /** The server has not checked them yet. */
  isUnsent?: boolean
  tapToLoad?: boolean
}

/** Pictures or a PDF, each with whether it is the file that was captured. */
export function EvidenceFiles({
  files,
  altOf = messages.picture,
  isUnsent = false,
  tapToLoad,
}: Props) {
  if (files.length === 0) return null
  return (
    <ul role="list" className="evidence-files">
      {files.map((file, index) => (
        <ShownFile
          key={file.url}
          file={file}
          alt={altOf(index + 1)}
          isUnsent={isUnsent}
          tapToLoad={tapToLoad}
        />
      ))}
    </ul>
  )
}
