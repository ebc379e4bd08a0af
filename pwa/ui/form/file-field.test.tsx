import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { FileField } from './file-field.tsx'

setUpScreens()

test('empties its input after each choice, so that the same file can be chosen again', () => {
  const setValue = vi.spyOn(HTMLInputElement.prototype, 'value', 'set')
  const chosen: (File | null)[] = []
  render(<FileField label="Picture" name="p" file={null} onFile={(file) => chosen.push(file)} />)
  const file = new File(['a'], 'a.jpg', { type: 'image/jpeg' })
  for (let time = 0; time < 2; time++) {
    setValue.mockClear()
    fireEvent.change(screen.getByLabelText(/^Picture/), { target: { files: [file] } })
    expect(setValue.mock.calls).toEqual([['']])
  }
  expect(chosen).toEqual([file, file])
  setValue.mockRestore()
})
