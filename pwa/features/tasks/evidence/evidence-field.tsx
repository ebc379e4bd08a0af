import { useState } from 'react'
import { FileField } from '#pwa/ui/form/file-field.tsx'
import { EVIDENCE_FILES_MAX } from '#schema/domain/limits.ts'
import { fieldsOf, markedFilesOf, prepareEvidence, type EvidenceFields } from './evidence.ts'
import { messages } from './messages.ts'

const PICTURES = 'image/jpeg,image/png,image/webp'

type Props = {
  fields: EvidenceFields
  onChange: (fields: EvidenceFields) => void
  onBusy: (isBusy: boolean) => void
}

/** Up to six pictures or one PDF; each is hashed when it is chosen. */
export function EvidenceField({ fields, onChange, onBusy }: Props) {
  const [error, setError] = useState<{ at: number; text: string } | null>(null)
  const files = markedFilesOf(fields)
  const hasRoom =
    files.length < EVIDENCE_FILES_MAX && files.every(({ file }) => file.type !== 'application/pdf')
  const slots = hasRoom ? files.length + 1 : files.length

  const choose = async (at: number, file: File | null) => {
    setError(null)
    const others = files.filter((_, index) => index !== at)
    if (!file) return onChange(fieldsOf(others))
    onBusy(true)
    const prepared = await prepareEvidence(file, others)
    onBusy(false)
    if ('error' in prepared) return setError({ at, text: prepared.error })
    onChange(fieldsOf([...files.slice(0, at), prepared, ...files.slice(at + 1)]))
  }

  return Array.from({ length: slots }, (_, index) => {
    const file = files[index]?.file ?? null
    return (
      <FileField
        key={file ? `${index} ${file.name} ${file.size}` : index}
        label={messages.evidence(index + 1)}
        name={`evidence${index + 1}`}
        accept={index === 0 ? `${PICTURES},application/pdf` : PICTURES}
        shape={file?.type.startsWith('image/') ? 'wide' : 'row'}
        file={file}
        onFile={(chosen) => void choose(index, chosen)}
        prompt={messages.evidencePrompt(index + 1)}
        hint={index === 0 ? messages.evidenceHint : undefined}
        error={error?.at === index ? error.text : undefined}
        optional
      />
    )
  })
}
