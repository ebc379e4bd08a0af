import { useState } from 'react'
import { useDevice } from '#pwa/outbox/device.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Form } from '#pwa/ui/form/form.tsx'
import { Select } from '#pwa/ui/form/select.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import { WORK_PICTURE_FIELDS } from '#schema/domain/fields.ts'
import { FIELD_LABELS } from '#schema/domain/messages/field-labels.ts'
import type { Trade } from '#schema/domain/trade-names.ts'
import { TRADE_NAMES, tradeLabel } from '#schema/domain/trades.ts'
import { changePicture } from './commands.ts'
import { messages } from './messages.ts'
import type { OwnPicture } from './reads.ts'

type Props = { picture: OwnPicture; onClose: () => void }

/** The text and the trade of one picture. */
export function EditSheet({ picture, onClose }: Props) {
  const device = useDevice()
  const [caption, setCaption] = useState(picture.caption)
  const [field, setField] = useState<Trade>(picture.field)
  const save = async () => {
    if (caption !== picture.caption || field !== picture.field)
      await changePicture(device, picture._id, { caption, field })
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title={messages.editTitle}>
      <Form onSubmit={save}>
        <TextField
          label={FIELD_LABELS.caption}
          name="caption"
          value={caption}
          limit={WORK_PICTURE_FIELDS.caption.max}
          maxLength={WORK_PICTURE_FIELDS.caption.max}
          optional
          onChange={(event) => setCaption(event.target.value)}
        />
        <Select
          label={messages.field}
          name="field"
          value={field}
          options={TRADE_NAMES.map((value) => ({ value, label: tradeLabel(value) }))}
          onChange={(event) => setField(event.target.value as Trade)}
        />
        <Button type="submit">{messages.save}</Button>
      </Form>
    </Sheet>
  )
}
