import { useState } from 'react'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { messages } from './messages.ts'
import { SettingsSection } from './settings-section.tsx'
import { readAppearance, setAppearance, type Appearance } from './theme.ts'

const { appearance: text } = messages
const APPEARANCES = ['system', 'light', 'dark'] as const
const listOptions = () => APPEARANCES.map((value) => ({ value, label: text[value] }))

/** Light or dark on this device, at once. */
export function AppearanceSection() {
  const [chosen, setChosen] = useState(readAppearance)
  const choose = (appearance: Appearance) => {
    setAppearance(appearance)
    setChosen(appearance)
  }
  return (
    <SettingsSection title={text.title} icon="show">
      <RadioCards
        label={text.label}
        name="appearance"
        look="segments"
        options={listOptions()}
        value={chosen}
        onValue={(value) => choose(value as Appearance)}
      />
    </SettingsSection>
  )
}
