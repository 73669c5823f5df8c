import { texts } from '../../texts/texts'
import { hasHiddenCharacters } from './escapeHiddenCharacters'
import type { ReviewWarning } from './review'

export const createHiddenTextWarnings = (...shown: readonly string[]): readonly ReviewWarning[] =>
  shown.some(hasHiddenCharacters) ? [{ level: 'warn', text: texts().approvals.hiddenCharacters }] : []
