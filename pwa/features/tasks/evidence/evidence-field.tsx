import { useEffect, useRef, useState } from 'react'
import { FileField } from '#pwa/ui/form/file-field.tsx'
import { EVIDENCE_FILES_MAX } from '#schema/domain/limits.ts'
import {
  fieldsOf,
  markedFilesOf,
  prepareEvidence,
  type EvidenceFields,
  type MarkedFile,
} from './evidence.ts'
import { messages } from './messages.ts'

const PICTURES = 'image/jpeg,image/png,image/webp'

type Props = {
  fields: EvidenceFields
  onChange: (fields: EvidenceFields) => void
  onBusy: (isBusy: boolean) => void
  /** One file at least; what lacks is said by the form. */
  required?: boolean
}

/** The files as they are by now: others may be chosen or removed while a picture is prepared. */
function useLatestFiles({ fields, onChange, onBusy }: Props) {
  const latest = useRef(fields)
  useEffect(() => void (latest.current = fields), [fields])
  const preparing = useRef(Promise.resolve())
  const count = useRef(0)

  const read = () => markedFilesOf(latest.current)
  const update = (files: readonly MarkedFile[]) => {
    latest.current = fieldsOf(files)
    onChange(latest.current)
  }
  /** One after another, so that the file that was chosen last for a field is the one that stays. */
  const prepare = (work: () => Promise<void>) => {
    if (count.current++ === 0) onBusy(true)
    preparing.current = preparing.current
      .then(work)
      .finally(() => --count.current === 0 && onBusy(false))
  }
  return { read, update, prepare }
}

/** Up to six pictures or one PDF; each is hashed when it is chosen. */
export function EvidenceField(props: Props) {
  const [error, setError] = useState<{ at: number; text: string } | null>(null)
  const files = markedFilesOf(props.fields)
  const { read, update, prepare } = useLatestFiles(props)
  const hasRoom =
    files.length < EVIDENCE_FILES_MAX && files.every(({ file }) => file.type !== 'application/pdf')
  const slots = hasRoom ? files.length + 1 : files.length

  /** `shown` is the file of the field when the user changes it; those before it may be gone until it is prepared. */
  const choose = (field: number, shown: MarkedFile | undefined, chosen: File | null) => {
    setError(null)
    const isOther = ({ mark }: MarkedFile) => mark !== shown?.mark
    if (!chosen) return update(read().filter(isOther))
    prepare(async () => {
      const prepared = await prepareEvidence(chosen, read().filter(isOther))
      if ('error' in prepared) return setError({ at: field, text: prepared.error })
      const current = read()
      const at = shown ? current.findIndex((file) => !isOther(file)) : field
      update(current.toSpliced(at < 0 ? current.length : at, 1, prepared))
    })
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
        onFile={(chosen) => choose(index, files[index], chosen)}
        prompt={messages.evidencePrompt(index + 1)}
        hint={index === 0 ? messages.evidenceHint : undefined}
        error={error?.at === index ? error.text : undefined}
        optional={!props.required || index > 0}
      />
    )
  })
}
