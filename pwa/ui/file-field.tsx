import { useId, useMemo, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { FieldError, useFieldError, type FieldWords } from './field.tsx'
import { Icon } from './icon.tsx'
import { sizeWords } from './size-words.ts'
import './file-field.css'

type Props = FieldWords & {
  name: string
  accept?: string
  /** How the preview is shown: a task's picture, a person's, or any file. */
  shape?: 'wide' | 'round' | 'row'
  maxBytes?: number
  /** What is there already: an edited task's picture. */
  current?: string | null
  /** The file held outside (a draft); without it the input holds it itself. */
  file?: File | Blob | null
  onFile?: (file: File | null) => void
  prompt?: string
  required?: boolean
}

/** The held file as something an <img> can show; React cleans up after the callback ref when the file changes. */
const showing = (file: Blob) => (image: HTMLImageElement | null) => {
  if (!image) return
  const url = URL.createObjectURL(file)
  image.src = url
  return () => URL.revokeObjectURL(url)
}

export function FileField(props: Props) {
  const { label, hint, error, optional, name, accept = 'image/jpeg,image/png,image/webp' } = props
  const { shape = 'wide', maxBytes, current, onFile, prompt = 'Choose a picture', required } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<File | null>(null)
  const [tooBig, setTooBig] = useState('')
  const held = props.file === undefined ? picked : props.file
  const isPicture = held?.type.startsWith('image/') ?? false
  const heldImage = useMemo(
    () => (held && isPicture ? showing(held) : undefined),
    [held, isPicture],
  )
  const preview = held ? isPicture : Boolean(current)
  const wrong = useFieldError(name, error || tooBig)

  const take = (file: File | null) => {
    const refused = file && maxBytes && file.size > maxBytes
    setTooBig(refused ? `Choose a file of ${sizeWords(maxBytes)} or less` : '')
    const kept = refused ? null : file
    if (!kept && input.current) input.current.value = ''
    setPicked(kept)
    onFile?.(kept)
  }

  const remove = () => {
    take(null)
    input.current?.focus()
  }

  return (
    <div className="file-field" data-shape={shape} data-wrong={wrong ? true : undefined}>
      <div className="field-head">
        <span id={`${id}-label`} className="field-label">
          {label}
        </span>
        {optional && <span className="field-optional">optional</span>}
      </div>
      <input
        ref={input}
        id={id}
        className="file-field-input visually-hidden"
        type="file"
        name={name}
        accept={accept}
        required={required && !current && !held}
        aria-labelledby={`${id}-label ${id}-prompt`}
        aria-describedby={
          [wrong && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
        }
        aria-invalid={wrong ? true : undefined}
        onChange={(event) => take(event.target.files?.[0] ?? null)}
      />
      <label htmlFor={id} className="file-field-box" data-filled={preview ? true : undefined}>
        {preview ? (
          <img
            className="file-field-preview"
            ref={heldImage}
            src={held ? undefined : (current ?? undefined)}
            alt=""
          />
        ) : (
          <span className="file-field-face">
            <Icon name={held ? 'attach' : shape === 'row' ? 'upload' : 'camera'} />
          </span>
        )}
        <span className="file-field-words" id={`${id}-prompt`}>
          <span className="file-field-name">
            {held
              ? ('name' in held && String(held.name)) || 'Your picture'
              : preview
                ? 'Change picture'
                : prompt}
          </span>
          <span className="small soft">
            {held
              ? `${sizeWords(held.size)} · tap to change`
              : maxBytes
                ? `Up to ${sizeWords(maxBytes)}`
                : ''}
          </span>
        </span>
      </label>
      {held && (
        <div className="file-field-foot">
          <Button tone="quiet" size="small" icon="delete" onClick={remove}>
            Remove
          </Button>
        </div>
      )}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {wrong && <FieldError id={`${id}-error`}>{wrong}</FieldError>}
    </div>
  )
}
