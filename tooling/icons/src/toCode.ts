/** Plain data as a literal of JavaScript. */
export function toCode(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCode).join(', ')}]`
  if (typeof value === 'string') return `'${JSON.stringify(value).slice(1, -1).replaceAll("'", "\\'")}'`
  return `{ ${Object.entries(Object(value))
    .map(([key, each]) => `${key}: ${toCode(each)}`)
    .join(', ')} }`
}
