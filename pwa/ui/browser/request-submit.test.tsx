import { expect, test, vi } from 'vitest'

test('a form that lacks requestSubmit sends itself once its fields are valid', async () => {
  const { prototype } = HTMLFormElement
  const own = Object.getOwnPropertyDescriptor(prototype, 'requestSubmit')
  Reflect.deleteProperty(prototype, 'requestSubmit')
  vi.resetModules()
  await import('./polyfills.ts')
  document.body.innerHTML = '<form><input required /></form>'
  const [form, input] = [document.forms[0], document.querySelector('input')]
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  form?.addEventListener('submit', onSubmit)
  form?.requestSubmit()
  expect(onSubmit).not.toHaveBeenCalled()
  input?.setAttribute('value', '123456')
  form?.requestSubmit()
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(form?.children).toHaveLength(1)
  expect(prototype.requestSubmit).not.toBe(own?.value)
  if (own) Object.defineProperty(prototype, 'requestSubmit', own)
})
