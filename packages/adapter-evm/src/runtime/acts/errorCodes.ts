import { isRejection } from '@foyer/core/adapter'

/** How many layers of wrapping are looked at. */
const MAX_LAYERS = 8
/** Characters of JSON text that are parsed. */
const MAX_JSON = 10_000

interface Layer {
  readonly code?: unknown
  readonly message?: unknown
  readonly cause?: unknown
  readonly error?: unknown
  readonly data?: unknown
  readonly originalError?: unknown
}

/** Every code in an error and in what it wraps: wallets put the one that counts in different places. */
export function errorCodes(error: unknown): number[] {
  return layers(error).flatMap(({ code }) => {
    const number = typeof code === 'string' ? Number(code) : code
    return typeof number === 'number' && Number.isFinite(number) ? [number] : []
  })
}

/** True when a message in the error says that the visitor rejected, whatever its codes are. */
export function saysRejected(error: unknown): boolean {
  const texts = layers(error).flatMap(({ message }) => (typeof message === 'string' ? [message] : []))
  return isRejection(texts.join(' '))
}

function layers(error: unknown): Layer[] {
  const found: Layer[] = []
  const open: unknown[] = [error]
  while (open.length && found.length < MAX_LAYERS) {
    const next = open.shift()
    if (typeof next === 'string') {
      // Some throw bare text, and some the error of a node as JSON, as the whole or as the message.
      const parsed = parseJson(next)
      found.push({ message: next })
      if (parsed) open.push(parsed)
      continue
    }
    if (typeof next !== 'object' || next === null) continue
    const layer: Layer = next
    found.push(layer)
    open.push(layer.cause, layer.data, layer.originalError, layer.error)
    if (typeof layer.message === 'string') open.push(parseJson(layer.message))
  }
  return found
}

/** The first object in a text. */
function parseJson(text: string): object | undefined {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  if (!json || json.length > MAX_JSON) return undefined
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
