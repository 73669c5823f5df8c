/** Formats plain data as a JavaScript literal. */
export function toJavaScript(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toJavaScript).join(', ')}]`
  if (typeof value === 'string') return `'${JSON.stringify(value).slice(1, -1).replaceAll("'", "\\'")}'`
  return `{ ${Object.entries(Object(value))
    .map(([key, each]) => `${key}: ${toJavaScript(each)}`)
    .join(', ')} }`
}
