/** Copies bytes, also those of an iframe or an extension, for which `instanceof` fails. */
export function toBytes(value: unknown): Uint8Array | undefined {
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice()
  const isList = Array.isArray(value) && value.every((each) => Number.isInteger(each) && each >= 0 && each < 256)
  return isList ? Uint8Array.from(value) : undefined
}
