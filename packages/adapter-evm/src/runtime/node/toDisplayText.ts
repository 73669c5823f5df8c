import { sanitizeText } from '@foyer/core/adapter'

const MAX_TEXT_LENGTH = 100

export const toDisplayText = (value: string): string => sanitizeText(value, MAX_TEXT_LENGTH)
