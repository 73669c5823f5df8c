/** More is nobody's name. */
const LONGEST = 100

/** What turns the direction of what stands beside it, takes no room, or is no character at all. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu

/** A text of a contract, as it may be shown. */
export function toText(value: string): string {
  const seen = value.replace(UNSEEN, '').trim().slice(0, LONGEST)
  // Half of a character is none.
  return seen.replace(/[\ud800-\udbff]$/, '')
}
