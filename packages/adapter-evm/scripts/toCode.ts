export const createHeader = (source: string) =>
  `// Written by scripts/writeNetworks.ts from ${source}. Not to be edited.`

export const VIEM_HEADER = createHeader('viem/chains')

const isName = (key: string) => /^[a-z_]\w*$/i.test(key)

/** Converts a value to a JavaScript literal, without undefined fields. */
export function toLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`
  if (typeof value === 'string') return toText(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return `{ ${entries.map(([key, each]) => `${isName(key) || isCount(key) ? key : toText(key)}: ${toLiteral(each)}`).join(', ')} }`
}

const isCount = (key: string) => /^(0|[1-9]\d*)$/.test(key)

const toText = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
