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

/** A transaction hash: 4 start and 6 end characters beside the 0x. */
export function formatHash(hash: string): string {
  return cutMiddle(hash, hash.startsWith('0x') ? 6 : 4, 6)
}

/** E-mail addresses over 30 characters lose their middle; the domain stays readable. */
export function formatEmail(email: string): string {
  return email.length <= 30 ? email : cutMiddle(email, 14, 15)
}

/** `9 Aug 2025`, in UTC so that the same moment reads the same on server and client. */
export function formatDate(time: Date | number | string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(time),
  )
}
