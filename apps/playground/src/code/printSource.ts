const MAX_LINE_LENGTH = 58

/** Holds a text that is printed without quotes: a name, a call. */
export class RawSource {
  readonly text: string
  /** Printed above the line of the value. */
  readonly comment: string | undefined
  constructor(text: string, comment?: string) {
    this.text = text
    this.comment = comment
  }
}

/** Prints a value as TypeScript source, on one line if it fits. */
export function printSource(value: unknown, indent = ''): string {
  if (value instanceof RawSource) return value.text
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const isList = Array.isArray(value)
  const inner = `${indent}  `
  const lines = isList
    ? value.map((each) => printSource(each, inner))
    : Object.entries(value).map(([key, each]) => {
        const comment = each instanceof RawSource && each.comment ? `// ${each.comment}\n${inner}` : ''
        return `${comment}${printKey(key)}: ${printSource(each, inner)}`
      })
  const [open, close, pad] = isList ? ['[', ']', ''] : ['{', '}', ' ']
  if (lines.length === 0) return open + close
  const line = `${open}${pad}${lines.join(', ')}${pad}${close}`
  if (indent !== '' && !line.includes('\n') && indent.length + line.length < MAX_LINE_LENGTH) return line
  return `${open}\n${lines.map((each) => `${inner}${each},\n`).join('')}${indent}${close}`
}

const printKey = (key: string) => (/^([A-Za-z_$][\w$]*|\d+)$/.test(key) ? key : quote(key))

// Puts a text in single quotes, or in double ones if it contains only single ones.
function quote(text: string): string {
  const double = JSON.stringify(text)
  if (text.includes("'") && !text.includes('"')) return double
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
