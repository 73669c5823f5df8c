const MAX_LAYERS = 16
const MAX_JSON = 10_000

export type ChainedError = Readonly<Record<string, unknown>>

/**
 * Lists an error and all errors inside it, outermost first. Finds inner errors in members such as `cause`, `data` and
 * `error`, and as JSON within a text. A text alone becomes a layer with this `message`.
 */
export function getErrorChain(error: unknown): readonly ChainedError[] {
  const chain: ChainedError[] = []
  const seen = new Set<unknown>()
  const open: unknown[] = [error]
  while (open.length && chain.length < MAX_LAYERS) {
    const next = open.shift()
    if (seen.has(next)) continue
    seen.add(next)
    if (typeof next === 'string') {
      chain.push({ message: next })
      open.push(parseJson(next))
    } else if (isLayer(next)) {
      chain.push(next)
      const { cause, data, originalError, error: nested, transactionError, message } = next
      open.push(cause, data, originalError, nested, transactionError)
      if (typeof message === 'string') open.push(parseJson(message))
    }
  }
  return chain
}

export function getErrorCodes(error: unknown): number[] {
  return getErrorChain(error).flatMap(({ code, context }) =>
    [code, isLayer(context) ? context.__code : undefined].flatMap((each) => {
      const number = typeof each === 'string' && each !== '' ? Number(each) : each
      return typeof number === 'number' && Number.isFinite(number) ? [number] : []
    }),
  )
}

/** Returns all texts of an error and its inner errors, one per line: messages, details and program logs. */
export function joinErrorTexts(error: unknown): string {
  const layers = getErrorChain(error)
  return layers
    .flatMap(({ name, message, details, logs, err }) => [name, message, details, logs, err].flatMap(toLines))
    .join('\n')
}

const isLayer = (value: unknown): value is ChainedError => typeof value === 'object' && value !== null

function toLines(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string')
  return isLayer(value) ? [toJson(value)] : []
}

function toJson(value: object): string {
  try {
    return JSON.stringify(value)
  } catch {
    return ''
  }
}

function parseJson(text: string): object | undefined {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  if (!json || json.length > MAX_JSON) return undefined
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
