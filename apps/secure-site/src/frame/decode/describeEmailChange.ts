import { texts } from '../../texts/texts'
import { escapeHiddenCharacters } from './escapeHiddenCharacters'
import type { Review, ReviewWarning } from './review'

export interface EmailChange {
  readonly email: string
  readonly old?: string | undefined
  readonly delay: number
}

const HOUR_MS = 3_600_000

export function describeEmailChange({ email, old, delay }: EmailChange): Review {
  const { emailChange } = texts().messages
  const rows = [{ name: emailChange.rows.new, value: escapeHiddenCharacters(email) }]
  if (old === undefined) {
    const warnings: ReviewWarning[] = [{ level: 'warn', text: emailChange.codesMayBeSent }]
    return { title: emailChange.add, warnings, sections: [{ rows }] }
  }
  const text = emailChange.canOpenWallet(escapeHiddenCharacters(email), escapeHiddenCharacters(old))
  const about = [
    { name: emailChange.rows.current, value: escapeHiddenCharacters(old) },
    {
      name: emailChange.rows.when,
      value: delay > 0 ? emailChange.afterHours(toHours(delay)) : emailChange.immediately,
    },
  ]
  const after = delay > 0 ? emailChange.noticeWithLink : emailChange.notice
  return {
    title: emailChange.change,
    warnings: [
      { level: 'bad', text },
      { level: 'warn', text: after },
    ],
    sections: [{ rows: [...rows, ...about] }],
  }
}

const toHours = (milliseconds: number) => Math.max(1, Math.round(milliseconds / HOUR_MS))
