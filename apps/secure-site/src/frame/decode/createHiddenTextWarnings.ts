import { hasHiddenCharacters } from './escapeHiddenCharacters'
import type { ReviewWarning } from './review'

const TEXT = 'This contains invisible characters. They are written out as \\u{…}.'

export const createHiddenTextWarnings = (...texts: readonly string[]): readonly ReviewWarning[] =>
  texts.some(hasHiddenCharacters) ? [{ level: 'warn', text: TEXT }] : []
