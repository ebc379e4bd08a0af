import type { WireInput } from '#schema/contract/endpoint.ts'
import type { sendVerification } from '#schema/contract/verifications.ts'
import { createImage, imageFile } from './images.ts'

let pictures: Promise<[Uint8Array, Uint8Array]> | undefined
/** A picture of a document and one of a face, large enough; made once, because that takes time. */
const createPictures = () =>
  (pictures ??= Promise.all([
    createImage('jpeg', { width: 800, height: 600 }),
    createImage('jpeg', { width: 600, height: 800 }),
  ]))

export type ProofInput = WireInput<typeof sendVerification>

/** All steps of a proof of identity. */
export async function proofInput(fields: ProofInput = {}): Promise<ProofInput> {
  const [document, face] = await createPictures()
  return {
    name: 'Ngozi Adaeze Okafor',
    birthDate: '1990-05-17',
    documentKind: 'nin',
    documentNumber: '1234 5678 901',
    documentPicture: imageFile(document),
    facePicture: imageFile(face),
    ...fields,
  }
}
