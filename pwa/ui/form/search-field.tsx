import { useRef } from 'react'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { messages } from '#pwa/ui/messages.ts'
import { IconButton } from './button.tsx'
import './search-field.css'

type Props = {
  /** Accessible name and placeholder. */
  label: string
  value: string
  onValue: (value: string) => void
  type?: 'search' | 'email'
  /** False for a second one on a screen: two landmarks without names are one too many. */
  landmark?: boolean
}

export function SearchField({ label, value, onValue, type = 'search', landmark = true }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      role={landmark ? 'search' : undefined}
      className="search-field"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <Icon name="search" />
      <input
        ref={input}
        className="search-field-input"
        type={type}
        value={value}
        placeholder={label}
        aria-label={label}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => onValue(event.target.value)}
      />
      {value && (
        <IconButton
          icon="close"
          label={messages.clear}
          onClick={() => {
            onValue('')
            input.current?.focus()
          }}
        />
      )}
    </form>
  )
}
