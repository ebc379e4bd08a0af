import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { Icon, type IconName } from '#pwa/ui/display/icon.tsx'
import { Field, type ControlProps, type FieldText } from './field.tsx'
import './combobox.css'

export type ComboboxOption = { id: string; label: string; note?: string | null }

type Props = FieldText & {
  name: string
  icon?: IconName
  /** What is typed, or the label of what was chosen. */
  text: string
  onText: (text: string) => void
  /** The name of the list, which is not that of the field. */
  listLabel: string
  options: readonly ComboboxOption[]
  onChoose: (option: ComboboxOption) => void
  /** When the field is left. */
  onLeave?: () => void
  /** Read out when the list changes: how many there are, or that there is none. */
  status: string
  /** Why the text cannot be sent; empty when it can. */
  invalid?: string
  required?: boolean
}

/** The present option stays in view, also in a list that scrolls. */
const showActive = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' })

function useList({ options, onChoose, onText }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isShown = isOpen && options.length > 0
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const type = (text: string) => {
    onText(text)
    setIsOpen(true)
    setActive(-1)
  }
  const choose = (option: ComboboxOption) => {
    onChoose(option)
    close()
  }
  const move = (step: number) => {
    setIsOpen(true)
    const start = step > 0 || active >= 0 ? active : 0
    setActive((start + step + options.length) % Math.max(1, options.length))
  }
  const press = (event: KeyboardEvent) => {
    const chosen = isShown ? options[active] : undefined
    const acts: Partial<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      // With an open list it is no answer to the form.
      ...(isShown && { Enter: () => (chosen ? choose(chosen) : undefined), Escape: close }),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return { isShown, active: isShown ? active : -1, close, type, choose, press }
}

type InputProps = {
  props: Props
  control: ControlProps
  list: ReturnType<typeof useList>
  listId: string
}

function ComboboxInput({ props, control, list, listId }: InputProps) {
  const { name, icon, text, invalid = '', required } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.setCustomValidity(invalid), [invalid])
  return (
    <div className="field-box">
      {icon && (
        <span className="field-prefix">
          <Icon name={icon} />
        </span>
      )}
      <input
        {...control}
        ref={input}
        className="field-input"
        role="combobox"
        name={name}
        value={text}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        required={required}
        aria-autocomplete="list"
        aria-expanded={list.isShown}
        aria-controls={listId}
        aria-activedescendant={list.active >= 0 ? `${listId}-${list.active}` : undefined}
        onChange={({ target }) => list.type(target.value)}
        onKeyDown={list.press}
        onFocus={({ target }) => target.select()}
      />
    </div>
  )
}

/** A text field with a list of what it can be, by the combobox pattern of the ARIA Authoring Practices. */
export function Combobox(props: Props) {
  const { label, hint, error, optional, name, options, status, onLeave } = props
  const listId = useId()
  const list = useList(props)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    list.close()
    onLeave?.()
  }
  return (
    // It only follows the focus of the input.
    <div className="combobox" onBlur={leave}>
      <Field label={label} hint={hint} error={error} optional={optional} name={name}>
        {(control) => (
          <div className="combobox-box">
            <ComboboxInput props={props} control={control} list={list} listId={listId} />
            <div
              id={listId}
              className="combobox-list"
              role="listbox"
              aria-label={props.listLabel}
              hidden={!list.isShown}
            >
              {options.map((option, index) => (
                // The keyboard acts on the input, which names the present option.
                <div
                  key={option.id}
                  id={`${listId}-${index}`}
                  ref={index === list.active ? showActive : null}
                  className="combobox-option"
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === list.active}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => list.choose(option)}
                  onKeyDown={list.press}
                >
                  {option.label}
                  {option.note && <span className="small soft">{option.note}</span>}
                </div>
              ))}
            </div>
          </div>
        )}
      </Field>
      <span className="visually-hidden" role="status">
        {status}
      </span>
    </div>
  )
}
