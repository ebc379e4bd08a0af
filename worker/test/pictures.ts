import sharp from 'sharp'

type Kind = 'jpeg' | 'png' | 'webp'

/** A small picture with all that a phone writes into one: where it was taken, when, by what, and which way up. */
export async function pictureOf(kind: Kind, { orientation = 1, width = 32, height = 24 } = {}) {
  const plain = sharp({ create: { width, height, channels: 3, background: '#3a7d44' } })
  const exif = {
    IFD0: { Make: 'Tecno', Software: 'secret-software', Copyright: 'secret-owner' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 1000/100', GPSLongitudeRef: 'E' },
  }
  const told = plain.withMetadata({ orientation }).withExifMerge(exif).withXmp(XMP)
  return new Uint8Array(await told[kind]().toBuffer())
}

const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="secret-place"/></rdf:RDF></x:xmpmeta>'

export const blobOf = (bytes: Uint8Array, type = 'image/jpeg') =>
  new File([Uint8Array.from(bytes)], 'DCIM_0001.jpg', { type })
