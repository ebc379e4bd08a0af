import { useId } from 'react'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { messages } from '#pwa/ui/messages.lazy.ts'
import { describedByIds, FieldFoot, useFieldError, type FieldText } from './field.tsx'
import './choices.css'
import './star-picker.css'

const STARS = [1, 2, 3, 4, 5]

type Props = Omit<FieldText, 'optional'> & {
  name: string
  /** 0 for none yet. */
  value: number
  onValue: (rating: number) => void
  /** The error when nothing is chosen. */
  requiredMessage: string
}

/** A rating of 1 to 5 stars: a group of radio buttons, so arrow keys and screen readers work as everywhere. */
export function StarPicker(props: Props) {
  const { label, hint, name, value, onValue, requiredMessage } = props
  const id = useId()
  const error = useFieldError(name, props.error)
  const foot = { id, hint, error }
  return (
    <fieldset
      className="choices star-picker"
      data-wrong={error ? true : undefined}
      aria-describedby={describedByIds(foot)}
    >
      <legend className="choices-legend">{label}</legend>
      <div className="star-picker-stars">
        {STARS.map((star) => (
          <label key={star} className="star-picker-star" data-full={star <= value || undefined}>
            <input
              className="choice-input"
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              required
              data-message={requiredMessage}
              aria-label={messages.stars(star)}
              onChange={() => onValue(star)}
            />
            <span className="star-picker-icon">
              <Icon name="star" filled={star <= value} />
            </span>
          </label>
        ))}
        <span className="star-picker-word soft" aria-hidden>
          {value > 0 && messages.starWords[value - 1]}
        </span>
      </div>
      <FieldFoot {...foot} />
    </fieldset>
  )
}
