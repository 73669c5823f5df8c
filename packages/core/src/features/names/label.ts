import { NAME_ZONE } from '../../services/data/profile.js'

/** Why a text can be no name. */
export type LabelProblem = 'short' | 'long' | 'letters'

const LEAST = 4

/** As long as a part of a name can be. */
const MOST = 63

/** What was typed or pasted as the part of a name that is chosen: small letters, without the zone. */
export function toLabel(text: string): string {
  const plain = text.normalize('NFKC').trim().toLowerCase().replace(/^@/, '')
  return plain.endsWith(`.${NAME_ZONE}`) ? plain.slice(0, -NAME_ZONE.length - 1) : plain
}

export function problemOfLabel(label: string): LabelProblem | undefined {
  if (!/^[a-z0-9-]*$/.test(label)) return 'letters'
  if (label.length < LEAST) return 'short'
  return label.length > MOST ? 'long' : undefined
}

export const toName = (label: string): string => `${label}.${NAME_ZONE}`
