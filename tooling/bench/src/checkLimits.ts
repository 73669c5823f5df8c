import { formatTable } from './formatTable'
import type { FigureLimit } from './types'

export interface CheckedFigure {
  name: string
  value: string
  limit: string
  isMet: boolean
}

/** Checks figures against limits: `list` has `[name, (figures) => value, limit, format]`. NaN is over the limit. */
export function checkLimits<Of>(list: readonly FigureLimit<Of>[], figures: Of): CheckedFigure[] {
  return list.map(([name, of, limit, format]) => {
    const value = of(figures)
    return { name, value: format(value), limit: format(limit), isMet: value <= limit }
  })
}

/** Formats the result as text, each row with a mark. */
export const formatChecks = (title: string, judged: readonly CheckedFigure[]) =>
  formatTable(
    [title, 'figure', 'limit'],
    judged.map(({ name, value, limit, isMet }) => [`${isMet ? '✓' : '✗'} ${name}`, value, limit]),
  )
