import sharp from 'sharp'

type Format = 'jpeg' | 'png' | 'webp'

const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="secret-place"/></rdf:RDF></x:xmpmeta>'

/** A small image with the metadata a phone adds: position, device, software, orientation. */
export async function createImage(
  format: Format,
  { orientation = 1, width = 32, height = 24 } = {},
) {
  const plain = sharp({ create: { width, height, channels: 3, background: '#3a7d44' } })
  const exif = {
    IFD0: { Make: 'Tecno', Software: 'secret-software', Copyright: 'secret-owner' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 1000/100', GPSLongitudeRef: 'E' },
  }
  const image = plain.withMetadata({ orientation }).withExifMerge(exif).withXmp(XMP)
  return new Uint8Array(await image[format]().toBuffer())
}

export const imageFile = (bytes: Uint8Array, type = 'image/jpeg') =>
  new File([Uint8Array.from(bytes)], 'DCIM_0001.jpg', { type })
