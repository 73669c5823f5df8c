import { truncateMiddle } from './formatAddress.js'

export function formatHash(hash: string): string {
  return truncateMiddle(hash, hash.startsWith('0x') ? 6 : 4, 6)
}

export function formatEmail(email: string): string {
  return email.length <= 30 ? email : truncateMiddle(email, 14, 15)
}
