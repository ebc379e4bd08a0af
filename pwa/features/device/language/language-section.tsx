import { useState } from 'react'
import { readLanguage } from '#pwa/languages/languages.ts'
import { chooseLanguage } from '#pwa/languages/load.ts'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#schema/domain/languages.ts'
import { SettingsSection } from '../settings-section.tsx'
import { messages } from './messages.ts'

const options = () =>
  LANGUAGES.map((value) => ({
    value,
    label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
  }))

/** The page opens again in the chosen language. Before that, `onChosen` stores it for the account. */
export function LanguageSection({
  onChosen,
}: {
  onChosen: (language: Language) => Promise<unknown>
}) {
  const [chosen, setChosen] = useState(readLanguage)
  const [isUnavailable, setIsUnavailable] = useState(false)
  const choose = async (language: Language) => {
    setChosen(language)
    const isChosen = await chooseLanguage(language)
    if (isChosen) {
      await onChosen(language).catch(() => {})
      return location.reload()
    }
    setChosen(readLanguage())
    setIsUnavailable(true)
  }
  return (
    <SettingsSection title={messages.title} icon="message">
      <RadioCards
        label={messages.label}
        hint={messages.hint}
        name="language"
        look="tall"
        options={options()}
        value={chosen}
        onValue={(value) => void choose(value as Language)}
      />
      {isUnavailable && <ErrorNote>{messages.unavailable}</ErrorNote>}
    </SettingsSection>
  )
}
