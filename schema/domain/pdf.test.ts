import { expect, test } from 'vitest'
import { isLockedPdf } from './pdf.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['its trailer', '%PDF-1.4\n\xff\xfe\ntrailer\n<</Size 9/Root 1 0 R/Encrypt 8 0 R>>\n%%EOF'],
  ['line ends in it', '%PDF-1.4\ntrailer <<\n/Encrypt\r\n12 0 R\n>>'],
  ['a dictionary', '%PDF-1.7\ntrailer <</Encrypt<</Filter/Standard/V 5/R 6>>>>'],
  ['a cross-reference stream', '%PDF-1.5\n7 0 obj <</Type/XRef/Encrypt 5 0 R/W[1 2 1]>> stream'],
])('a PDF is locked when %s names its encryption', (_, text) => {
  expect(isLockedPdf(bytesOf(text))).toBe(true)
})

test.each([
  '%PDF-1.4\ntrailer\n<</Size 9/Root 1 0 R>>\n%%EOF',
  '%PDF-1.4\n(How to /Encrypt a file) Tj\n/EncryptMetadata false\n%%EOF',
])('other PDFs are not: %j', (text) => {
  expect(isLockedPdf(bytesOf(text))).toBe(false)
})
