export type LabelProblem = 'short' | 'long' | 'letters'

const MIN_LENGTH = 4

// Maximum length of a label, the part of a DNS name between two dots.
const MAX_LENGTH = 63

/** Converts typed text to the lower-case first part of a name, without `.` and the zone. */
export function toLabel(text: string, zone: string): string {
  const plain = text.normalize('NFKC').trim().toLowerCase().replace(/^@/, '')
  return plain.endsWith(`.${zone}`) ? plain.slice(0, -zone.length - 1) : plain
}

export function getLabelProblem(label: string): LabelProblem | undefined {
  if (!/^[a-z0-9-]*$/.test(label)) return 'letters'
  if (label.length < MIN_LENGTH) return 'short'
  return label.length > MAX_LENGTH ? 'long' : undefined
}
