import type { AmountReading } from '@foyer/core/internal/account'

interface Texts {
  readonly ambiguous: (small: string, large: string) => string
  readonly tooFine: (places: number) => string
  readonly noAmount: string
}

/** Says why an entry is no amount. Undefined where it is one. */
export function describeRefusal(
  { readings, refused }: AmountReading,
  places: number,
  texts: Texts,
): string | undefined {
  if (readings) return texts.ambiguous(...readings)
  return refused && (refused === 'tooFine' ? texts.tooFine(places) : texts.noAmount)
}
