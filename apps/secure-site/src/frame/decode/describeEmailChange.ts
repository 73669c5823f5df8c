import type { Review } from './review'
import { showText } from './showText'

export interface EmailChange {
  readonly email: string
  /** Absent: there is none yet, from a social login. */
  readonly old?: string | undefined
  /** How long the change can be stopped. Milliseconds. */
  readonly delay: number
}

const HOUR_MS = 3_600_000

/** A change of the e-mail that opens the wallet. */
export function describeEmailChange({ email, old, delay }: EmailChange): Review {
  const rows = [{ name: 'New e-mail', value: showText(email) }]
  if (old === undefined) {
    const text = 'Whoever reads mail at this address can be asked for a code in your name.'
    return { title: 'Add an e-mail', warnings: [{ level: 'warn', text }], sections: [{ rows }] }
  }
  const text = `Whoever reads mail at ${showText(email)} can then open this wallet and take all that is in it. You can no longer open it with ${showText(old)}.`
  const about = [
    { name: 'Old e-mail', value: showText(old) },
    { name: 'When', value: delay > 0 ? `${toWords(delay)} after both codes` : 'At once, after both codes' },
  ]
  const after =
    delay > 0
      ? 'We mail your old address a link that stops it until then. Every other device is logged out.'
      : 'We mail your old address that it was done. Every other device is logged out.'
  return {
    title: 'Change your e-mail',
    warnings: [{ level: 'bad', text }],
    sections: [{ rows: [...rows, ...about] }, { text: after }],
  }
}

function toWords(milliseconds: number): string {
  const hours = Math.max(1, Math.round(milliseconds / HOUR_MS))
  return hours === 1 ? '1 hour' : `${hours} hours`
}
