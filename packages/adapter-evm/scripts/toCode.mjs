export const headerOf = (source) => `// Written by scripts/writeNetworks.mjs from ${source}. Not to be edited.`

export const header = headerOf('viem/chains')

const isName = (key) => /^[a-z_]\w*$/i.test(key)

/** A value as a literal of JavaScript. What is undefined is left out. */
export function toCode(value) {
  if (Array.isArray(value)) return `[${value.map(toCode).join(', ')}]`
  if (typeof value === 'string') return toText(value)
  if (typeof value !== 'object') return String(value)
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return `{ ${entries.map(([key, each]) => `${isName(key) || isCount(key) ? key : toText(key)}: ${toCode(each)}`).join(', ')} }`
}

const isCount = (key) => /^(0|[1-9]\d*)$/.test(key)

const toText = (text) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
