/**
 * The file as it is now: one that is only referred to may be changed or deleted before it is sent. Rejects when it
 * cannot be read, such as one of a cloud drive.
 */
export async function copyFile(file: File): Promise<File> {
  const { name, type, lastModified } = file
  return new File([await file.arrayBuffer()], name, { type, lastModified })
}
