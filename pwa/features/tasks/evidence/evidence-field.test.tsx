import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { press, setUpScreens } from '#testing/pwa/screens.ts'
import { EvidenceField } from './evidence-field.tsx'
import { NO_EVIDENCE } from './evidence.ts'

setUpScreens()
/** Decodes at once, unless a test replaces it. jsdom has neither bitmaps nor a canvas. */
const decode = vi.fn<() => Promise<{ width: number; height: number }>>()

beforeEach(() => {
  decode.mockReset().mockResolvedValue({ width: 8, height: 8 })
  vi.stubGlobal('createImageBitmap', decode)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a-file')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const context = { fillRect() {}, drawImage() {} }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback, type = '') =>
    callback(new Blob(['x'], { type })),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function EvidenceForm() {
  const [fields, setFields] = useState(NO_EVIDENCE)
  const [isBusy, setIsBusy] = useState(false)
  return (
    <form aria-label="Evidence" aria-busy={isBusy}>
      <EvidenceField fields={fields} onChange={setFields} onBusy={setIsBusy} />
    </form>
  )
}
const choose = async (label: RegExp, name: string) =>
  fireEvent.change(await screen.findByLabelText(label), {
    target: { files: [new File([name], name, { type: 'image/jpeg' })] },
  })
const untilPrepared = () =>
  waitFor(() => expect(screen.getByRole('form').getAttribute('aria-busy')).toBe('false'))

test('a picture that is removed while another one is prepared stays removed', async () => {
  render(<EvidenceForm />)
  await choose(/Picture or PDF/, 'first.jpg')
  await screen.findByText('first.webp')
  await untilPrepared()

  let finish = () => {}
  decode.mockImplementation(
    () => new Promise((resolve) => (finish = () => resolve({ width: 8, height: 8 }))),
  )
  await choose(/Picture 2/, 'second.jpg')
  await waitFor(() => expect(decode).toHaveBeenCalledTimes(2))
  press('Remove')
  finish()
  await untilPrepared()
  expect(screen.getByText('second.webp')).toBeTruthy()
  expect(screen.queryByText('first.webp')).toBeNull()
})
