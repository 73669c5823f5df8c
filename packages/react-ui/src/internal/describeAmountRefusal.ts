import type { ParsedAmount } from '@foyer/core/internal/account'

interface Texts {
  readonly ambiguous: (small: string, large: string) => string
  readonly tooFine: (places: number) => string
  readonly noAmount: string
}

/** Tells the user why the typed text was refused as an amount. Undefined for a valid amount. */
export function describeAmountRefusal(
  { readings, refused }: ParsedAmount,
  places: number,
  texts: Texts,
): string | undefined {
  if (readings) return texts.ambiguous(...readings)
  return refused && (refused === 'tooFine' ? texts.tooFine(places) : texts.noAmount)
}
