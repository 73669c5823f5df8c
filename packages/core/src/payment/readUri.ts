import { Refused } from './payment.js'
import { screenNote } from './screenText.js'

/** A link to pay, cut where all standards cut it. */
export interface PaymentUri {
  /** Between the scheme and the first question mark, decoded. */
  readonly path: string
  /** By name, decoded. Only what may be repeated is there more than once. */
  readonly parameters: ReadonlyMap<string, readonly string[]>
}

export interface ReadUriOptions {
  /** Names that may be there more than once. */
  readonly repeated?: readonly string[]
  /** Capitals in names say nothing: each is read as small letters. */
  readonly isCaseless?: boolean
}

export function readUri(rest: string, { repeated = [], isCaseless }: ReadUriOptions = {}): PaymentUri {
  const [beforeHash = ''] = rest.split('#')
  const question = beforeHash.indexOf('?')
  const path = question < 0 ? beforeHash : beforeHash.slice(0, question)
  const query = question < 0 ? '' : beforeHash.slice(question + 1)
  const parameters = new Map<string, readonly string[]>()
  for (const part of query.split('&').filter(Boolean)) {
    const equals = part.indexOf('=')
    const written = decode(equals < 0 ? part : part.slice(0, equals))
    const name = isCaseless ? written.toLowerCase() : written
    const value = equals < 0 ? '' : decode(part.slice(equals + 1))
    const before = parameters.get(name) ?? []
    if (before.length && !repeated.includes(name)) throw new Refused('duplicate')
    parameters.set(name, [...before, value])
  }
  return { path: decode(path), parameters }
}

export const only = ({ parameters }: PaymentUri, name: string): string | undefined => parameters.get(name)?.[0]

/** A text for the visitor or for the chain. An empty one is none. */
export function noteOf(uri: PaymentUri, name: string): string | undefined {
  const text = only(uri, name)
  return text ? screenNote(text) : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Refused('encoding')
  }
}
