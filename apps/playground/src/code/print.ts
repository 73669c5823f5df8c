const WIDTH = 58

/** Text that is printed as it is: a name, a call. */
export class Source {
  readonly text: string
  /** Stands above the line it is printed in. */
  readonly comment: string | undefined
  constructor(text: string, comment?: string) {
    this.text = text
    this.comment = comment
  }
}

/** A value as TypeScript source, on one line where it fits. */
export function print(value: unknown, indent = ''): string {
  if (value instanceof Source) return value.text
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const isList = Array.isArray(value)
  const inner = `${indent}  `
  const lines = isList
    ? value.map((each) => print(each, inner))
    : Object.entries(value).map(([key, each]) => {
        const comment = each instanceof Source && each.comment ? `// ${each.comment}\n${inner}` : ''
        return `${comment}${printKey(key)}: ${print(each, inner)}`
      })
  const [open, close, pad] = isList ? ['[', ']', ''] : ['{', '}', ' ']
  if (lines.length === 0) return open + close
  const line = `${open}${pad}${lines.join(', ')}${pad}${close}`
  if (indent !== '' && !line.includes('\n') && indent.length + line.length < WIDTH) return line
  return `${open}\n${lines.map((each) => `${inner}${each},\n`).join('')}${indent}${close}`
}

const printKey = (key: string) => (/^([A-Za-z_$][\w$]*|\d+)$/.test(key) ? key : quote(key))

/** In single quotes, unless the text has such and no double ones. */
function quote(text: string): string {
  const double = JSON.stringify(text)
  if (text.includes("'") && !text.includes('"')) return double
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
