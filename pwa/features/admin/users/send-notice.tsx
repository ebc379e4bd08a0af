import { useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Facts } from '#pwa/features/admin/page/facts.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { TextArea, TextField } from '#pwa/ui/form/text-field.tsx'
import { sendSupportNotice } from '#schema/contract/admin-desk.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { SUPPORT_NOTICE_MAX, SUPPORT_NOTICE_TITLE_MAX } from '#schema/domain/limits.ts'
import { hasVisibleText, oneLine, withoutDirectionControls } from '#schema/domain/text.ts'
import { messages } from './desk-messages.ts'

type Draft = { title: string; text: string; email: boolean }

/** As the server will store it, so that the preview is what the user reads. */
const draftOf = (fields: FormData): Draft => ({
  title: oneLine(String(fields.get('title') ?? '')),
  text: withoutDirectionControls(String(fields.get('text') ?? '')).trim(),
  email: fields.get('email') === 'yes',
})

const OPTIONS = [
  { value: 'no', ...messages.channels.no },
  { value: 'yes', ...messages.channels.yes },
]

function Preview({ title, text, email }: Draft) {
  return (
    <>
      <article className="admin-preview stack stack-tight">
        <p className="strong">{messages.fromSupport(title)}</p>
        <p className="prose">{text.replace(/\n\s*\n/g, '\n')}</p>
        <p>{messages.neverAsks}</p>
      </article>
      <Facts facts={[[messages.channel, messages.channels[email ? 'yes' : 'no'].label]]} />
    </>
  )
}

const checkVisible = (draft: Draft) => {
  if (!hasVisibleText(draft.title)) throw new Error(messages.titleRequired)
  if (!hasVisibleText(draft.text)) throw new Error(messages.textRequired)
  return draft
}

/** A notice in the name of Onise support, shown as the user gets it before it is sent. */
export function SendNotice({ id }: { id: UserId }) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [sent, setSent] = useState(0)
  return (
    <Section title={messages.notice}>
      <p className="small soft">{messages.noticeText}</p>
      <Form
        key={sent}
        onSubmit={async (fields) => setDraft(checkVisible(draftOf(fields)))}
        messageOf={(error) =>
          error instanceof Error && error.constructor === Error ? error.message : messageFor(error)
        }
      >
        <TextField
          name="title"
          label={messages.title}
          maxLength={SUPPORT_NOTICE_TITLE_MAX}
          required
          data-message={messages.titleRequired}
        />
        <TextArea
          name="text"
          label={messages.text}
          limit={SUPPORT_NOTICE_MAX}
          maxLength={SUPPORT_NOTICE_MAX}
          rows={4}
          required
          data-message={messages.textRequired}
        />
        <RadioCards name="email" label={messages.channel} options={OPTIONS} defaultValue="no" />
        <SubmitButton tone="plain" wide={false}>
          {messages.toPreview}
        </SubmitButton>
      </Form>
      {draft && (
        <DecisionSheet
          open
          onClose={() => setDraft(null)}
          title={messages.preview}
          endpoint={sendSupportNotice}
          label={messages.send}
          inputOf={(_, reason) => ({ id, ...draft, reason })}
          onDone={() => setSent(sent + 1)}
        >
          <Preview {...draft} />
        </DecisionSheet>
      )}
    </Section>
  )
}
