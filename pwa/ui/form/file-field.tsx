import { useId, useMemo, useRef, useState } from 'react'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { formatSize } from '#pwa/ui/format/format-size.ts'
import { messages } from '#pwa/ui/messages.lazy.ts'
import { Button } from './button.tsx'
import { describedByIds, FieldFoot, useFieldError, type FieldText } from './field.tsx'
import './file-field.css'

type Shape = 'wide' | 'round' | 'row'

type Props = FieldText & {
  name: string
  accept?: string
  /** Opens the camera of a phone instead of its pictures: that of the user's side, or the other one. */
  capture?: 'user' | 'environment' | undefined
  /** How the preview is shown: a task's picture, a user's, or any file. */
  shape?: Shape
  maxBytes?: number
  /** URL of the picture that is stored already, when a task is edited. */
  current?: string | null
  file: File | Blob | null
  onFile: (file: File | null) => void
  prompt?: string
  required?: boolean
}

/** A callback ref that shows the file; React calls its cleanup when the file changes. */
const showFile = (file: Blob) => (image: HTMLImageElement | null) => {
  if (!image) return
  const url = URL.createObjectURL(file)
  image.src = url
  return () => URL.revokeObjectURL(url)
}

type BoxProps = {
  id: string
  file: File | Blob | null
  current: string | null | undefined
  shape: Shape
  maxBytes: number | undefined
  prompt: string
}

function Preview({ file, current }: Pick<BoxProps, 'file' | 'current'>) {
  const fileRef = useMemo(() => (file ? showFile(file) : undefined), [file])
  const url = file ? undefined : (current ?? undefined)
  return <img className="file-field-preview" ref={fileRef} src={url} alt="" />
}

function titleOf({ file, current, prompt }: BoxProps) {
  if (file) return ('name' in file && String(file.name)) || messages.yourPicture
  return current ? messages.changePicture : prompt
}

function noteOf({ file, maxBytes }: BoxProps) {
  if (file) return messages.tapToChange(formatSize(file.size))
  return maxBytes ? messages.sizeLimit(formatSize(maxBytes)) : ''
}

/** The label that opens the file chooser: preview or icon, name and size. */
function FileBox(props: BoxProps) {
  const { id, file, current, shape } = props
  const hasPreview = file ? file.type.startsWith('image/') : Boolean(current)
  const emptyIcon = shape === 'row' ? 'upload' : 'camera'
  return (
    <label htmlFor={id} className="file-field-box" data-filled={hasPreview || undefined}>
      {hasPreview ? (
        <Preview file={file} current={current} />
      ) : (
        <span className="file-field-icon">
          <Icon name={file ? 'attach' : emptyIcon} />
        </span>
      )}
      <span className="file-field-words" id={`${id}-prompt`}>
        <span className="file-field-name">{titleOf(props)}</span>
        <span className="small soft">{noteOf(props)}</span>
      </span>
    </label>
  )
}

/** Rejects a file that is too big. */
function useFile({ maxBytes, onFile }: Props) {
  const [sizeError, setSizeError] = useState('')
  const select = (selected: File | null) => {
    const isTooBig = selected !== null && maxBytes !== undefined && selected.size > maxBytes
    setSizeError(isTooBig ? messages.fileTooBig(formatSize(maxBytes)) : '')
    onFile(isTooBig ? null : selected)
  }
  return { sizeError, select }
}

function takeFile(input: HTMLInputElement, onFile: (file: File) => void): void {
  const [chosen] = input.files ?? []
  // The same file can be chosen again, after it was cancelled, refused or changed.
  input.value = ''
  if (chosen) onFile(chosen)
}

export function FileField(props: Props) {
  const { label, hint, optional, name, accept = 'image/jpeg,image/png,image/webp' } = props
  const {
    shape = 'wide',
    maxBytes,
    current,
    file,
    prompt = messages.choosePicture,
    required,
  } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { sizeError, select } = useFile(props)
  const error = useFieldError(name, props.error || sizeError)
  const foot = { id, hint, error }
  const remove = () => {
    select(null)
    input.current?.focus()
  }
  return (
    <div className="file-field" data-shape={shape} data-wrong={error ? true : undefined}>
      <div className="field-head">
        <span id={`${id}-label`} className="field-label">
          {label}
        </span>
        {optional && <span className="field-optional">{messages.optional}</span>}
      </div>
      <input
        ref={input}
        id={id}
        className="file-field-input visually-hidden"
        type="file"
        name={name}
        accept={accept}
        capture={props.capture}
        required={required && !current && !file}
        aria-labelledby={`${id}-label ${id}-prompt`}
        aria-describedby={describedByIds(foot)}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => takeFile(target, select)}
      />
      <FileBox
        id={id}
        file={file}
        current={current}
        shape={shape}
        maxBytes={maxBytes}
        prompt={prompt}
      />
      {file && (
        <div className="file-field-foot">
          <Button tone="quiet" size="small" icon="delete" onClick={remove}>
            {messages.remove}
          </Button>
        </div>
      )}
      <FieldFoot {...foot} />
    </div>
  )
}
