import { expect, test } from 'vitest'
import { previewOf } from './preview.ts'

const text = (value: string) => previewOf({ kind: 'text' as const, text: value, deletedAt: null })

test('cuts after 200 characters as a reader sees them, with three dots only when something was cut', () => {
  expect(text('x'.repeat(200))).toBe('x'.repeat(200))
  expect(text('x'.repeat(201))).toBe(`${'x'.repeat(200)}...`)
  expect(text('👨‍👩‍👧‍👦'.repeat(201))).toBe(`${'👨‍👩‍👧‍👦'.repeat(200)}...`)
})

test('shows lines as one', () => {
  expect(text('Good day\n\nsir')).toBe('Good day sir')
})

test('names what has no text', () => {
  expect(previewOf({ kind: 'picture', text: '', deletedAt: null })).toBe('Picture')
  expect(previewOf({ kind: 'voice', text: '', deletedAt: null })).toBe('Voice note')
  expect(previewOf({ kind: 'text', text: 'gone', deletedAt: '2026-03-04T10:00:00Z' })).toBe(
    'Message deleted',
  )
})
