import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Transport } from '#pwa/api/call.ts'
import { startApp } from '#pwa/first-screen/start-app.ts'
import { logOut } from '#pwa/session/log-out.ts'
import { comparable } from '#testing/pwa/comparable-markup.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { openDocument } from '#testing/pwa/first-screen-page.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { scriptedTransport } from '#testing/pwa/scripted-transport.ts'
import { renderLogin } from './templates.tsx'

setUpScreens()
afterEach(() => {
  sessionStorage.clear()
  document.body.replaceChildren()
})

const draw = async (settings: Record<string, string> = {}) =>
  (await openDocument({
    path: '/login',
    template: await renderLogin(),
    screen: 'login',
    settings,
  })) as HTMLElement

async function openLogin(transport?: Transport) {
  const device = createDevice(transport && { transport })
  await logOut(device.auth, 'keep')
  const { container } = renderScreen('/login', device)
  await waitFor(() => expect(container.querySelector('form')).toBeTruthy())
  return container
}

const fieldOf = (page: Element, name: string): HTMLInputElement => {
  const field = page.querySelector<HTMLInputElement>(`input[name=${name}]`)
  if (!field) throw new Error(`no field has the name ${name}`)
  return field
}

describe('the log-in page drawn by the document', () => {
  test('is the markup of the app, but its button is disabled until the app has loaded', async () => {
    const root = await draw()
    const button = within(root).getByRole<HTMLButtonElement>('button', {
      name: 'Log in',
    })
    expect(button.disabled).toBe(true)
    for (const each of root.querySelectorAll('button[type=button]'))
      expect(each.hasAttribute('inert')).toBe(true)
    button.disabled = false
    const drawn = comparable(root)
    root.remove()
    expect(drawn).toEqual(comparable(await openLogin()))
  })

  test('hands over what was typed, with the focus and the selection', async () => {
    const root = await draw()
    fieldOf(root, 'email').value = 'adeola@example.com'
    fieldOf(root, 'password').value = 'typed early'
    fieldOf(root, 'password').focus()
    fieldOf(root, 'password').setSelectionRange(2, 7)
    const page = await openLogin()
    expect(fieldOf(page, 'email').value).toBe('adeola@example.com')
    expect(fieldOf(page, 'password').value).toBe('typed early')
    expect(document.activeElement).toBe(fieldOf(page, 'password'))
    const { selectionStart, selectionEnd } = fieldOf(page, 'password')
    expect([selectionStart, selectionEnd]).toEqual([2, 7])
    expect(screen.getAllByRole<HTMLButtonElement>('button', { name: 'Log in' })[1]?.disabled).toBe(
      false,
    )
  })

  test('sends what Enter sent before the app had loaded', async () => {
    const root = await draw()
    await startApp('/app.js', async () => {})
    fieldOf(root, 'email').value = 'adeola@example.com'
    fieldOf(root, 'password').value = 'typed early'
    fireEvent.keyDown(fieldOf(root, 'password'), { key: 'Enter' })
    const { transport, requests } = scriptedTransport()
    await openLogin(transport)
    const body = { email: 'adeola@example.com', password: 'typed early' }
    await waitFor(() => expect(requests).toContainEqual({ call: 'POST /api/user/login', body }))
  })

  test('is not drawn in another language than its own', async () => {
    const root = await draw({ language: 'ha' })
    expect(root.querySelector('.loading-screen')).toBeTruthy()
  })

  test('leaves the focus where it is when no field has it', async () => {
    const root = await draw()
    fieldOf(root, 'email').value = 'adeola@example.com'
    const page = await openLogin()
    expect(fieldOf(page, 'email').value).toBe('adeola@example.com')
    expect(document.activeElement).toBe(document.body)
  })
})
