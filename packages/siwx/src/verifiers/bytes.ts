export function decodeBytes(
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

export function isTrueWithoutError(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}

export const toUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
