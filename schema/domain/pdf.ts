/** The entry of a PDF's trailer that names its encryption; `/EncryptMetadata` and texts are something else. */
const ENCRYPTION = /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/

/** Whether a PDF is protected with a password, so that somebody else may not be able to open it. */
export const isLockedPdf = (bytes: Uint8Array): boolean =>
  ENCRYPTION.test(new TextDecoder('latin1').decode(bytes))
