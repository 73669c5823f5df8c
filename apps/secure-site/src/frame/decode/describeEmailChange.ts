import { escapeHiddenCharacters } from './escapeHiddenCharacters'
import type { Review } from './review'

export interface EmailChange {
  readonly email: string
  readonly old?: string | undefined
  readonly delay: number
}

const HOUR_MS = 3_600_000

export function describeEmailChange({ email, old, delay }: EmailChange): Review {
  const rows = [{ name: 'New email', value: escapeHiddenCharacters(email) }]
  if (old === undefined) {
    const text = 'Codes that confirm changes to your wallet may be sent to this address.'
    return { title: 'Add an email', warnings: [{ level: 'warn', text }], sections: [{ rows }] }
  }
  const text = `Anyone who can read mail at ${escapeHiddenCharacters(email)} will be able to open this wallet and take everything in it. You’ll no longer be able to open it with ${escapeHiddenCharacters(old)}.`
  const about = [
    { name: 'Current email', value: escapeHiddenCharacters(old) },
    { name: 'When', value: delay > 0 ? `${toUserMessage(delay)} after both codes` : 'Immediately after both codes' },
  ]
  const after =
    delay > 0
      ? 'We’ll email your current address a link to stop the change before then. Every other device will be signed out.'
      : 'We’ll email your current address about the change. Every other device will be signed out.'
  return {
    title: 'Change your email',
    warnings: [
      { level: 'bad', text },
      { level: 'warn', text: after },
    ],
    sections: [{ rows: [...rows, ...about] }],
  }
}

function toUserMessage(milliseconds: number): string {
  const hours = Math.max(1, Math.round(milliseconds / HOUR_MS))
  return hours === 1 ? '1 hour' : `${hours} hours`
}
