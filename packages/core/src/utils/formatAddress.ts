const ELLIPSIS = '…'

export function truncateMiddle(text: string, start: number, end: number): string {
  if (text.length <= start + end + 1) return text
  return `${text.slice(0, start)}${ELLIPSIS}${text.slice(text.length - end)}`
}

export function formatAddress(address: string): string {
  return truncateMiddle(address, address.startsWith('0x') ? 6 : 4, 4)
}
