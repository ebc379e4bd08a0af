import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { createZip } from './zip.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer

/** Reads an archive as other programs do, from its directory at the end; fails on a wrong checksum or signature. */
async function readZip(archive: Blob): Promise<Record<string, string>> {
  const buffer = Buffer.from(await archive.arrayBuffer())
  const end = buffer.length - 22
  expect(buffer.readUInt32LE(end)).toBe(0x06054b50)
  const files: Record<string, string> = {}
  let at = buffer.readUInt32LE(end + 16)
  for (let left = buffer.readUInt16LE(end + 10); left > 0; left--) {
    expect(buffer.readUInt32LE(at)).toBe(0x02014b50)
    const [crc, size] = [buffer.readUInt32LE(at + 16), buffer.readUInt32LE(at + 24)]
    const nameSize = buffer.readUInt16LE(at + 28)
    const name = buffer.subarray(at + 46, at + 46 + nameSize)
    const local = buffer.readUInt32LE(at + 42)
    expect(buffer.readUInt32LE(local)).toBe(0x04034b50)
    const start = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28)
    expect(buffer.subarray(local + 30, local + 30 + nameSize)).toEqual(name)
    const content = buffer.subarray(start, start + size)
    expect(crc32(content)).toBe(crc)
    files[name.toString()] = content.toString()
    at += 46 + nameSize
  }
  expect(at).toBe(end)
  return files
}

test('the directory of an archive leads to every file with its name, size and checksum', async () => {
  const files = { 'data.json': '{"a":1}', 'todos/Adé.txt': 'Ọ̀nà', empty: '' }
  const zip = createZip()
  for (const [name, text] of Object.entries(files)) zip.addFile(name, bytesOf(text))
  expect(await readZip(zip.toBlob())).toEqual(files)
})
