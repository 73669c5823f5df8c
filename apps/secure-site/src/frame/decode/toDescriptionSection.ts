import type { CallDescription } from '@foyer/core/internal/clear-signing'
import { texts } from '../../texts/texts'
import { escapeHiddenCharacters } from './escapeHiddenCharacters'
import type { ReviewRow, ReviewSection } from './review'

/**
 * Shows what a signed descriptor says, beside what the frame itself reads from the call. `isKnown`: the frame has words
 * of its own for the call, so that the absence of a descriptor is not worth a row.
 */
export function toDescriptionSection(
  description: CallDescription | undefined,
  { isKnown, subject }: { readonly isKnown: boolean; readonly subject: 'call' | 'message' },
): readonly ReviewSection[] {
  if (description === undefined) return []
  const { approvals, calls, messages } = texts()
  const { title, rows: names, noneOfCall, noneOfMessage } = messages.description
  if (description.status === 'described') {
    const { sentence, intent, fields, more, owner } = description
    const rows: ReviewRow[] = [
      { name: names.whatItDoes, value: escapeHiddenCharacters(sentence ?? intent) },
      ...(sentence === undefined ? fields.map(toRow) : []),
      ...(sentence === undefined && more > 0 ? [{ name: approvals.rows.more, value: approvals.more(more) }] : []),
      ...(owner === undefined ? [] : [{ name: names.contractOf, value: escapeHiddenCharacters(owner) }]),
    ]
    return [{ title, rows }]
  }
  if (isKnown) return []
  if (description.status === 'decoded') {
    const rows = [{ name: calls.rows.function, value: escapeHiddenCharacters(description.signature), code: true }]
    return [{ title, rows }]
  }
  return [{ rows: [{ name: names.description, value: subject === 'call' ? noneOfCall : noneOfMessage }] }]
}

const toRow = ({ label, value }: { readonly label: string; readonly value: string }): ReviewRow => ({
  name: escapeHiddenCharacters(label),
  value: escapeHiddenCharacters(value),
  code: /^0x[\da-f]+$/i.test(value),
})
