export const headerOf = (source: string) => `// Written by scripts/writeNetworks.ts from ${source}. Not to be edited.`

export const header = headerOf('viem/chains')

const isName = (key: string) => /^[a-z_]\w*$/i.test(key)

/** A value as a literal of JavaScript. What is undefined is left out. */
export function toCode(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCode).join(', ')}]`
  if (typeof value === 'string') return toText(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return `{ ${entries.map(([key, each]) => `${isName(key) || isCount(key) ? key : toText(key)}: ${toCode(each)}`).join(', ')} }`
}

const isCount = (key: string) => /^(0|[1-9]\d*)$/.test(key)

const toText = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
