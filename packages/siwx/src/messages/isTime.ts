const TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i

/** True for a time of RFC 3339 that the calendar has: no 31 February, which `Date` takes for a day in March. */
export function isTime(value: unknown): value is string {
  const [, day, clock] = typeof value === 'string' ? (TIME.exec(value) ?? []) : []
  if (day === undefined || clock === undefined) return false
  const time = new Date(`${day}T${clock}Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString() === `${day}T${clock}.000Z`
}
