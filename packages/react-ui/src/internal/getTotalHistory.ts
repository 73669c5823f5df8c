import { getFiatValue, type OwnedToken } from '@foyer/core/internal/account'

const POINTS = 48

/** Least share of the total whose price history is known: below it, the line would be that of a small part. */
const MIN_KNOWN_SHARE = 0.5

/**
 * Returns the course of the total over the last day, from the courses of the tokens' prices at today's amounts. Tokens
 * without a course keep their worth. Undefined if too little is known. For drawing only, so floats are precise enough.
 */
export function getTotalHistory(tokens: readonly OwnedToken[]): readonly number[] | undefined {
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

/** Divides a course by its last point, today's price. */
function toShares(course: readonly number[] | undefined): readonly number[] | undefined {
  const points = course?.filter((each) => Number.isFinite(each) && each >= 0) ?? []
  const last = points.at(-1)
  return points.length > 1 && last ? points.map((each) => each / last) : undefined
}

const pick = (course: readonly number[], index: number): number =>
  course[Math.round((index / (POINTS - 1)) * (course.length - 1))] ?? 1
