import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCall, type Call } from '#pwa/api/call.ts'
import {
  decideVerification,
  listVerifications,
  readVerificationFile,
  takeVerification,
} from '#schema/contract/admin-verifications.ts'
import { readVerification } from '#schema/contract/verifications.ts'
import type { PersistentDevice } from './persistent-device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { createPhoto, expectHealthyScreen, openSignedIn } from './steps.ts'
import { SKILL } from './tasks.ts'
import { createAdministrator, registerTasker, type TestUser } from './users.ts'

let onise: Onise
let tasker: TestUser
let admin: Call
let phone: PersistentDevice

beforeAll(async () => {
  onise = await startOnise()
  tasker = await registerTasker(onise, 'Adeola', [SKILL])
  const { token } = await createAdministrator(onise, 'Ngozi')
  admin = createCall(
    (request, signal) => fetch(request, { signal }),
    onise.url,
    () => token,
  )
  phone = await onise.persistentPhone('chromium')
})
afterAll(() => onise?.stop())

const press = (name: string) => phone.page.getByRole('button', { name, exact: true }).click()
/** Without a network requests of the app fail. */
const NO_NETWORK = /^net::ERR_/

describe.sequential('a professional proves who they are', () => {
  test('prepares everything without a network', async () => {
    const page = await openSignedIn(phone, tasker, '/settings')
    await phone.waitForServiceWorker()
    await phone.setNetwork('offline')
    await page.getByRole('link', { name: 'Proof of identity' }).click()
    await page.getByRole('heading', { name: 'What happens with your pictures' }).waitFor()
    await expectHealthyScreen(phone, 'verify-begin', NO_NETWORK)
    await press('Begin')
    await page.getByLabel('Name on the document').fill('Adeola Ogunleye')
    await page.getByLabel('Date of birth').fill('1990-05-17')
    await expectHealthyScreen(phone, 'verify-name', NO_NETWORK)
    await press('Next')
    await page.getByRole('radio', { name: 'NIN slip or card' }).check()
    await page.getByLabel('Number of the document').fill('1234 5678 901')
    await expectHealthyScreen(phone, 'verify-document-empty', NO_NETWORK)
    await page
      .locator('input[name=documentPicture]')
      .setInputFiles(await createPhoto('card.jpg', '#7fa99b'))
    await page.getByText('card.webp').waitFor()
    await expectHealthyScreen(phone, 'verify-document', NO_NETWORK)
    await press('Next')
    await page
      .locator('input[name=facePicture]')
      .setInputFiles(await createPhoto('face.jpg', '#a98f7f'))
    await page.getByText('face.webp').waitFor()
    await expectHealthyScreen(phone, 'verify-face', NO_NETWORK)
    await press('Send')
    await page.getByText('Your proof of identity waits on this phone').waitFor()
    await expectHealthyScreen(phone, 'verify-waiting', NO_NETWORK)
    expect((await tasker.call(readVerification, {})).verification).toBeNull()
  })

  test('it is sent with a network, and the professional is verified once an administrator approves', async () => {
    const { page } = phone
    await phone.goOnline()
    await page.getByText('We have your proof of identity').waitFor()
    const { verifications } = await admin(listVerifications, {})
    const [{ _id: id }] = verifications as [(typeof verifications)[number]]
    expect(await admin(readVerificationFile, { id })).toMatchObject({
      name: 'Adeola Ogunleye',
      birthDate: '1990-05-17',
      pictures: ['document', 'face'],
    })
    await admin(takeVerification, { id })
    await page.reload()
    await page.getByText('Somebody is looking at it').waitFor()
    await admin(decideVerification, { id, decision: 'verified', reason: 'Same face and name.' })
    await page.reload()
    await page.getByText('You are verified').waitFor()
    await phone.screenshot('verify-verified')
  })
})
