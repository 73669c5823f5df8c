import { table } from './table'
import type { Limit } from './types'

export interface Judged {
  name: string
  value: string
  limit: string
  isMet: boolean
}

/** Holds figures against limits: `list` has `[name, (figures) => value, limit, format]`. What is no number is over. */
export function judge<Of>(list: readonly Limit<Of>[], figures: Of): Judged[] {
  return list.map(([name, of, limit, format]) => {
    const value = of(figures)
    return { name, value: format(value), limit: format(limit), isMet: value <= limit }
  })
}

/** The same as text, each with its mark. */
export const marked = (title: string, judged: readonly Judged[]) =>
  table(
    [title, 'figure', 'limit'],
    judged.map(({ name, value, limit, isMet }) => [`${isMet ? '✓' : '✗'} ${name}`, value, limit]),
  )
