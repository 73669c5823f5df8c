/** Bytes behind a text, or undefined where it is none of that spelling or has another length. */
export function decode(
  coder: { readonly decode: (text: string) => Uint8Array },
  text: string,
  length?: number,
): Uint8Array | undefined {
  try {
    const bytes = coder.decode(text)
    return length === undefined || bytes.length === length ? bytes : undefined
  } catch {
    return undefined
  }
}

/** False for what a library rejects by throwing: a point that is none, a number out of range. */
export function holds(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}

export const toUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
