import { useRef, useState } from 'react'
import { Button } from '#pwa/ui/form/button.tsx'
import { Combobox, type ComboboxOption } from '#pwa/ui/form/combobox.tsx'
import type { FieldText } from '#pwa/ui/form/field.tsx'
import { locatePlace, type LocateFailure } from './locate.ts'
import { messages } from './messages.ts'
import { placeLabel, usePlaces } from './use-places.ts'

/** What somebody calls a place: "Yaba, Lagos" of Lagos Mainland, "Ikeja, Lagos" of itself. */
export type ChosenPlace = { id: string; words: string }

const SHOWN_MAX = 30
const NONE: ChosenPlace = { id: '', words: '' }

/** What is typed in the field; null when it shows what was chosen. */
function useSearch() {
  const places = usePlaces()
  const [typed, setTyped] = useState<string | null>(null)
  const found = typed === null ? [] : (places?.searchPlaces(typed).slice(0, SHOWN_MAX) ?? [])
  const options = found.map(({ place, otherName }) => ({
    id: place.id,
    label: place.label,
    note: otherName && messages.alsoCalled(otherName),
  }))
  const wordsOf = ({ id }: ComboboxOption) => {
    const { place, otherName } = found.find((one) => one.place.id === id) ?? {}
    return otherName ? `${otherName}, ${place?.state.name}` : (place?.label ?? '')
  }
  const isSearch = (typed ?? '').trim().length > 1
  const count = options.length === 0 ? messages.noMatch : messages.matches(options.length)
  const status = isSearch && places ? count : ''
  return { typed, setTyped, options, wordsOf, status }
}

type LocateProps = { onPlace: (place: ChosenPlace) => void }

/** Asks the phone once, when it is tapped. What does not work is said in words, and the field stays. */
function LocateButton({ onPlace }: LocateProps) {
  const [isLocating, setIsLocating] = useState(false)
  const [result, setResult] = useState<{ area: string } | LocateFailure | null>(null)
  const locate = async () => {
    setIsLocating(true)
    setResult(null)
    // Without the chunk of the places nothing can be computed.
    const place = await locatePlace().catch((): LocateFailure => 'unknown')
    setIsLocating(false)
    if (typeof place === 'string') return setResult(place)
    setResult({ area: place.label })
    onPlace({ id: place.id, words: place.label })
  }
  const said =
    typeof result === 'string' ? messages.failures[result] : result && messages.located(result.area)
  return (
    <div className="stack stack-tight">
      <div>
        <Button
          tone="plain"
          size="small"
          icon="place"
          busy={isLocating}
          busyLabel={messages.locating}
          onClick={() => void locate()}
        >
          {messages.whereIAm}
        </Button>
      </div>
      <p className="small soft" role="status">
        {said}
      </p>
    </div>
  )
}

type Props = Partial<FieldText> & {
  name: string
  /** The id of a place; empty for none. */
  value: string
  onPlace: (place: ChosenPlace) => void
  /** With "Use where I am". */
  locate?: boolean
}

/** A place, by two letters of its name or another name of it. The list works without a network. */
export function PlaceField({ value, onPlace, locate, label, hint, ...rest }: Props) {
  const { typed, setTyped, options, wordsOf, status } = useSearch()
  const [wasLeft, setWasLeft] = useState(false)
  const choose = (place: ChosenPlace) => {
    setTyped(null)
    onPlace(place)
  }
  const type = (text: string) => {
    setTyped(text)
    setWasLeft(false)
    if (value !== '') onPlace(NONE)
  }
  const leave = () => {
    const [only, ...more] = options
    if (only && more.length === 0) choose({ id: only.id, words: wordsOf(only) })
    else if (typed?.trim() === '') setTyped(null)
    else setWasLeft(typed !== null)
  }
  const isOpen = typed !== null && typed.trim() !== ''
  const whyNot = options.length === 0 ? messages.noMatch : messages.choose
  return (
    <div className="stack stack-tight">
      <Combobox
        {...rest}
        label={label ?? messages.area}
        hint={hint ?? messages.areaHint}
        icon="place"
        text={typed ?? (value === '' ? '' : placeLabel(value))}
        onText={type}
        listLabel={messages.list}
        options={options}
        onChoose={(option) => choose({ id: option.id, words: wordsOf(option) })}
        onLeave={leave}
        status={status}
        error={wasLeft && isOpen ? whyNot : rest.error}
        invalid={isOpen ? whyNot : ''}
      />
      {locate && <LocateButton onPlace={choose} />}
    </div>
  )
}

type Located = { place: string; location: string }

/**
 * The free text beside a place: what was chosen is written there until somebody writes something of their own, so that a
 * card and older apps say it too.
 */
export function usePlaceAndLocation(
  { place, location }: Located,
  onChange: (some: Partial<Located>) => void,
) {
  const places = usePlaces()
  const written = useRef('')
  return (chosen: ChosenPlace) => {
    const meant = place === '' ? undefined : places?.searchPlaces(location)[0]?.place.id
    const isOwnText = location !== '' && location !== written.current && meant !== place
    if (isOwnText) return onChange({ place: chosen.id })
    // A place that is taken away, to choose another, leaves its words until then.
    written.current = chosen.words || location
    onChange({ place: chosen.id, location: written.current })
  }
}
