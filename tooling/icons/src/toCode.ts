/** Plain data as a literal of JavaScript. */
export function toCode(value) {
  if (Array.isArray(value)) return `[${value.map(toCode).join(', ')}]`
  if (typeof value === 'string') return `'${JSON.stringify(value).slice(1, -1).replaceAll("'", "\\'")}'`
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${key}: ${toCode(each)}`)
    .join(', ')} }`
}
