import { useState } from 'react'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Facts } from '#pwa/features/admin/page/facts.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { changeFigures, readFigures } from '#schema/contract/about.ts'
import { ABOUT_FIGURES, FIGURE_MAX, formatFigure, type AboutFigures } from '#schema/domain/about.ts'
import { messages } from './messages.ts'
import { NumberField, numberIn } from './number-field.tsx'

function ChangeFigures({ figures, onClose }: { figures: AboutFigures; onClose: () => void }) {
  return (
    <DecisionSheet
      open
      onClose={onClose}
      title={messages.changeTitle(messages.about)}
      endpoint={changeFigures}
      label={messages.change}
      inputOf={(fields, reason) => ({
        services: numberIn(fields, 'services'),
        vendors: numberIn(fields, 'vendors'),
        customers: numberIn(fields, 'customers'),
        jobs: numberIn(fields, 'jobs'),
        reason,
      })}
    >
      {ABOUT_FIGURES.map((name) => (
        <NumberField
          key={name}
          name={name}
          label={messages.figures[name]}
          value={figures[name]}
          min={0}
          max={FIGURE_MAX}
        />
      ))}
    </DecisionSheet>
  )
}

/** The four counters that visitors see (docs/rules.md#claims-on-the-about-page-can-be-edited). */
export function AboutFiguresSection() {
  const { data } = useAdminQuery(readFigures, {})
  const [isOpen, setIsOpen] = useState(false)
  if (!data) return null
  const { figures } = data
  return (
    <Section
      title={messages.about}
      action={
        <Button
          tone="plain"
          size="small"
          aria-label={messages.changeTitle(messages.about)}
          onClick={() => setIsOpen(true)}
        >
          {messages.change}
        </Button>
      }
    >
      <p className="soft small">{messages.aboutNote}</p>
      <Facts
        facts={ABOUT_FIGURES.map(
          (name) => [messages.figures[name], formatFigure(figures[name])] as const,
        )}
      />
      {isOpen && <ChangeFigures figures={figures} onClose={() => setIsOpen(false)} />}
    </Section>
  )
}
