const ELLIPSIS = '…'

/** Keeps the start and the end of a text. What would not become shorter stays whole. */
export function cutMiddle(text: string, start: number, end: number): string {
  if (text.length <= start + end + 1) return text
  return `${text.slice(0, start)}${ELLIPSIS}${text.slice(text.length - end)}`
}

/** An address as people compare it: `0x7A3f…E19c`, 4 characters beside a 0x prefix. */
export function formatAddress(address: string): string {
  return cutMiddle(address, address.startsWith('0x') ? 6 : 4, 4)
}
