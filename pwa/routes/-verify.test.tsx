import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sendVerification } from '#pwa/features/verification/queueable.ts'
import type { OwnVerification } from '#schema/contract/verifications.ts'
import { useFakeCanvas } from '#testing/pwa/fake-canvas.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { meRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()
const canvas = useFakeCanvas()
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a-file')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})

const OWN: OwnVerification = {
  state: 'sent',
  again: [],
  refusal: null,
  documentKind: 'nin',
  documentLast4: '8901',
  sentAt: '2026-03-01T10:00:00.000Z',
  decidedAt: null,
  refusedAt: [],
}

/** A phone without a network, after a pull; `own`: what became of the proof of identity. */
async function createPhone(own: Partial<OwnVerification> | null = null, isVerified = false) {
  const device = await createTaskerDevice({ user: { isVerified } })
  const verification = own && { ...OWN, ...own }
  await device.replica.me.put(meRow(device.user, { verification }))
  return device
}

const choose = async (label: RegExp, text: string) =>
  fireEvent.change(await screen.findByLabelText(label), {
    target: { files: [new File([text], `${text}.jpg`, { type: 'image/jpeg' })] },
  })
const DOCUMENT = /^Picture of the document/
const FACE = /^Picture of your face/

async function fillInName() {
  fireEvent.change(await screen.findByLabelText('Name on the document'), {
    target: { value: 'Ngozi Okafor' },
  })
  type('Date of birth', '1990-05-17')
  press('Next')
}
async function fillInDocument(number = '1234 5678 901') {
  fireEvent.click(await screen.findByLabelText('NIN slip or card'))
  type('Number of the document', number)
  await choose(DOCUMENT, 'card')
  await screen.findByText('card.webp')
  press('Next')
}

test('what happens with the pictures stands before the first step, and everything is prepared without a network', async () => {
  const device = await createPhone()
  const { router } = renderScreen('/verify', device)
  expect(await screen.findByText('30 days after the decision they are deleted.')).toBeTruthy()
  press('Begin')
  await fillInName()
  await fillInDocument()
  await choose(FACE, 'face')
  await screen.findByText('face.webp')
  press('Send')
  expect(await screen.findByText('Your proof of identity waits on this phone')).toBeTruthy()
  expect(router.state.location.search).toEqual({})
  const [entry] = await device.replica.outbox.toArray()
  expect(entry).toMatchObject({
    command: sendVerification.command.name,
    input: {
      name: 'Ngozi Okafor',
      birthDate: '1990-05-17',
      documentKind: 'nin',
      documentNumber: '1234 5678 901',
    },
  })
  expect(entry?.files).toHaveLength(2)
  expect(await device.replica.drafts.count()).toBe(0)

  press('Change it')
  const name = await screen.findByLabelText<HTMLInputElement>('Name on the document')
  expect(name.value).toBe('Ngozi Okafor')
  fireEvent.change(name, { target: { value: 'Ngozi Adaeze Okafor' } })
  for (const button of ['Next', 'Next', 'Send']) {
    await screen.findByRole('button', { name: button })
    press(button)
  }
  await screen.findByText('Your proof of identity waits on this phone')
  const [changed, second] = await device.replica.outbox.toArray()
  expect(changed?.input).toMatchObject({ name: 'Ngozi Adaeze Okafor', birthDate: '1990-05-17' })
  expect(second).toBeUndefined()
})

test('what was typed and taken survives a reload', async () => {
  const device = await createPhone()
  renderScreen('/verify?step=name', device)
  await fillInName()
  await choose(DOCUMENT, 'card')
  await screen.findByText('card.webp')
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(async () => expect(await device.replica.files.count()).toBe(1))
  cleanup()
  renderScreen('/verify?step=document', device)
  expect(await screen.findByText('card.webp')).toBeTruthy()
})

test('a step is not left before it is complete, and a later one leads back to it', async () => {
  renderScreen('/verify?step=face', await createPhone())
  await screen.findByText('Step 1 of 3')
  press('Next')
  expect(await screen.findByText('Name on the document is required')).toBeTruthy()
  type('Date of birth', '2020-01-01')
  press('Next')
  expect(await screen.findByText('Only people of 18 years or more can be verified')).toBeTruthy()
  await fillInName()
  await fillInDocument('12')
  expect(await screen.findByText('A NIN has 11 digits')).toBeTruthy()
  expect(screen.getByText('Step 2 of 3')).toBeTruthy()
})

test.each([
  ['too small', { size: { width: 300, height: 200 } }, /^This picture is too small/],
  ['too dark', { light: 10 }, /^This picture is too dark/],
  ['no picture', { canDecode: false }, /^This phone cannot open that file/],
])('a picture that is %s is refused with what to do', async (_, state, text) => {
  Object.assign(canvas, state)
  renderScreen('/verify?step=name', await createPhone())
  await fillInName()
  await choose(DOCUMENT, 'card')
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByText('card.webp')).toBeNull()
})

test('a screenshot of this phone is refused', async () => {
  canvas.size = { width: 1080, height: 2400 }
  vi.stubGlobal('screen', { ...globalThis.screen, width: 1080, height: 2400 })
  renderScreen('/verify?step=name', await createPhone())
  await fillInName()
  const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'shot.png')
  fireEvent.change(await screen.findByLabelText(DOCUMENT), { target: { files: [png] } })
  expect(await screen.findByText(/^This is a screenshot/)).toBeTruthy()
})

test('the picture of the document is refused as that of the face', async () => {
  renderScreen('/verify?step=name', await createPhone())
  await fillInName()
  await fillInDocument()
  await choose(FACE, 'card')
  expect(await screen.findByText(/^This is the picture that you chose before/)).toBeTruthy()
})

test('only the steps that are needed again are sent, each with its reason', async () => {
  const device = await createPhone({
    state: 'needs_again',
    again: [{ step: 'face', reason: 'dark' }],
  })
  renderScreen('/verify', device)
  expect(await screen.findByText(/^Your face is too dark/)).toBeTruthy()
  press('Send it again')
  await screen.findByText('Step 1 of 1')
  await choose(FACE, 'face')
  await screen.findByText('face.webp')
  press('Send')
  await screen.findByText('Your proof of identity waits on this phone')
  const [entry] = await device.replica.outbox.toArray()
  expect(Object.keys(entry?.input ?? {})).toEqual(['facePicture'])
})

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const REFUSED = [daysAgo(9), daysAgo(5), daysAgo(1)]

test.each([
  ['sent', { state: 'sent' }, 'We have your proof of identity', null],
  ['looked at', { state: 'reviewing' }, 'Somebody is looking at it', null],
  ['refused', { state: 'refused', refusal: 'notYou' }, 'The document is not yours.', 'Try again'],
  [
    'refused three times',
    { state: 'refused', refusal: 'notYou', refusedAt: REFUSED },
    /^You can try again from/,
    null,
  ],
  ['taken back', { state: 'ended' }, 'Your verification was taken back', 'Begin'],
] as const)('a proof of identity that is %s says so', async (_, own, text, button) => {
  renderScreen('/verify', await createPhone(own))
  expect(await screen.findByText(text)).toBeTruthy()
  const names = ['Begin', 'Try again', 'Send it again']
  const shown = names.filter((name) => screen.queryByRole('button', { name }))
  expect(shown).toEqual(button ? [button] : [])
})

test('a verified user reads since when', async () => {
  const own = { state: 'verified', decidedAt: '2026-03-03T10:00:00.000Z' } as const
  renderScreen('/verify?step=name', await createPhone(own, true))
  expect(await screen.findByText('You are verified')).toBeTruthy()
  expect(screen.getByText(/^Your identity was checked on .*March/)).toBeTruthy()
})

test.each([
  ['/dashboard', 'How to become verified'],
  ['/settings', 'Proof of identity'],
  ['/withdraw', 'How to become verified'],
])('%s leads to it', async (address, name) => {
  renderScreen(address, await createPhone())
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/verify')
})
