import { cutMiddle } from './formatAddress.js'

/** A transaction hash: 4 start and 6 end characters beside the 0x. */
export function formatHash(hash: string): string {
  return cutMiddle(hash, hash.startsWith('0x') ? 6 : 4, 6)
}

/** E-mail addresses over 30 characters lose their middle; the domain stays readable. */
export function formatEmail(email: string): string {
  return email.length <= 30 ? email : cutMiddle(email, 14, 15)
}
