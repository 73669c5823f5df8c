import type { CallDescription } from '@foyer/core/internal/clear-signing'
import { escapeHiddenCharacters } from './escapeHiddenCharacters'
import type { ReviewRow, ReviewSection } from './review'

const TITLE = 'From its description'

/**
 * Shows what a signed descriptor says, beside what the frame itself reads from the call. `isKnown`: the frame has words
 * of its own for the call, so that the absence of a descriptor is not worth a row.
 */
export function toDescriptionSection(
  description: CallDescription | undefined,
  { isKnown, subject }: { readonly isKnown: boolean; readonly subject: 'call' | 'message' },
): readonly ReviewSection[] {
  if (description === undefined) return []
  if (description.status === 'described') {
    const { sentence, intent, fields, more, owner } = description
    const rows: ReviewRow[] = [
      { name: 'What it does', value: escapeHiddenCharacters(sentence ?? intent) },
      ...(sentence === undefined ? fields.map(toRow) : []),
      ...(sentence === undefined && more > 0 ? [{ name: 'And', value: `${more} more` }] : []),
      ...(owner === undefined ? [] : [{ name: 'Contract of', value: escapeHiddenCharacters(owner) }]),
    ]
    return [{ title: TITLE, rows }]
  }
  if (isKnown) return []
  if (description.status === 'decoded') {
    const rows = [{ name: 'Function', value: escapeHiddenCharacters(description.signature), code: true }]
    return [{ title: TITLE, rows }]
  }
  return [{ rows: [{ name: 'Description', value: `We have no description of this ${subject}.` }] }]
}

const toRow = ({ label, value }: { readonly label: string; readonly value: string }): ReviewRow => ({
  name: escapeHiddenCharacters(label),
  value: escapeHiddenCharacters(value),
  code: /^0x[\da-f]+$/i.test(value),
})
