import { NAME_ZONE } from '../../identity/profile.js'

export type LabelProblem = 'short' | 'long' | 'letters'

const MIN_LENGTH = 4

// Maximum length of a label, the part of a DNS name between two dots.
const MAX_LENGTH = 63

/** Converts typed text to the lower-case first part of a name, without `.` and `NAME_ZONE`. */
export function toLabel(text: string): string {
  const plain = text.normalize('NFKC').trim().toLowerCase().replace(/^@/, '')
  return plain.endsWith(`.${NAME_ZONE}`) ? plain.slice(0, -NAME_ZONE.length - 1) : plain
}

export function getLabelProblem(label: string): LabelProblem | undefined {
  if (!/^[a-z0-9-]*$/.test(label)) return 'letters'
  if (label.length < MIN_LENGTH) return 'short'
  return label.length > MAX_LENGTH ? 'long' : undefined
}

export const toFullName = (label: string): string => `${label}.${NAME_ZONE}`
