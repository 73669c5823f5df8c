import { groupDigits, readAmountField } from '@foyer/core/internal/account'
import type { RefObject } from 'react'
import { enAmount } from '../i18n/enAmount.js'
import { useWalletTexts } from '../i18n/useWalletTexts.js'
import type { AmountEntry } from './AmountInput.js'

interface AmountSuggestionsProps {
  readonly readings: readonly string[]
  readonly decimals: number
  /** Field to focus after a choice, because the chosen button disappears. */
  readonly field: RefObject<HTMLInputElement | null>
  readonly onEntry: (entry: AmountEntry) => void
}

/** Offers a button for each amount that an entry may mean. */
export function AmbiguousAmountButtons({ readings, decimals, field, onEntry }: AmountSuggestionsProps) {
  const texts = useWalletTexts('amount', enAmount)
  const entries = readings
    .map((text): AmountEntry => ({ text, reading: readAmountField(text, { shown: '', decimals }).reading }))
    .filter(({ reading }) => reading.amount !== undefined)
  return (
    <fieldset className="fy-chips" aria-label={texts.readings}>
      {entries.map((entry) => (
        <button
          key={entry.text}
          type="button"
          className="fy-chip"
          onClick={() => {
            field.current?.focus()
            onEntry(entry)
          }}
        >
          <bdi dir="ltr">{groupDigits(entry.text)}</bdi>
        </button>
      ))}
    </fieldset>
  )
}
