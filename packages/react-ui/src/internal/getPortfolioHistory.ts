import { getFiatValue, type OwnedToken } from '@foyer/core/internal/account'

const POINTS = 48

/** Minimum share of the total with a known price history. Below it, the line would show a small part of the total. */
const MIN_KNOWN_SHARE = 0.5

/**
 * Returns the total value over the last day, from the price history of each token and today's amounts. Tokens without a
 * history count with today's value. Undefined if too little is known. For a chart only, so floats are precise enough.
 */
export function getPortfolioHistory(tokens: readonly OwnedToken[]): readonly number[] | undefined {
  const valued = tokens.flatMap((token) => {
    const worth = Number(getFiatValue(token))
    return worth > 0 ? [{ worth, course: toShares(token.price?.course) }] : []
  })
  const sum = (items: readonly { readonly worth: number }[]) => items.reduce((total, { worth }) => total + worth, 0)
  const total = sum(valued)
  if (total === 0 || sum(valued.filter(({ course }) => course)) < total * MIN_KNOWN_SHARE) return undefined
  return Array.from({ length: POINTS }, (_, index) =>
    valued.reduce((at, { worth, course }) => at + worth * (course ? pick(course, index) : 1), 0),
  )
}

/** Divides a price history by its last point, today's price. */
function toShares(course: readonly number[] | undefined): readonly number[] | undefined {
  const points = course?.filter((each) => Number.isFinite(each) && each >= 0) ?? []
  const last = points.at(-1)
  return points.length > 1 && last ? points.map((each) => each / last) : undefined
}

const pick = (course: readonly number[], index: number): number =>
  course[Math.round((index / (POINTS - 1)) * (course.length - 1))] ?? 1
