import { RefusedPaymentError } from './payment.js'

export interface PaymentUri {
  readonly path: string
  readonly parameters: ReadonlyMap<string, readonly string[]>
}

export interface ReadPaymentUriOptions {
  readonly repeated?: readonly string[]
  readonly isCaseless?: boolean
}

export function readPaymentUri(rest: string, { repeated = [], isCaseless }: ReadPaymentUriOptions = {}): PaymentUri {
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
    if (before.length && !repeated.includes(name)) throw new RefusedPaymentError('duplicate')
    parameters.set(name, [...before, value])
  }
  return { path: decode(path), parameters }
}

export const getUriParameter = ({ parameters }: PaymentUri, name: string): string | undefined =>
  parameters.get(name)?.[0]

export function readPaymentNote(uri: PaymentUri, name: string): string | undefined {
  const text = getUriParameter(uri, name)
  return text ? checkNote(text) : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new RefusedPaymentError('encoding')
  }
}

const MAX_TEXT = 2048

const MAX_NOTE = 280

const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029\u115f\u1160\u3164\uffa0]/u

const JOINED = /(\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d(?=\p{Extended_Pictographic})/gu

export function checkPaymentText(text: string): string {
  if (text.length > MAX_TEXT) throw new RefusedPaymentError('tooLong')
  const trimmed = text.trim()
  if (!trimmed) throw new RefusedPaymentError('empty')
  if (isHidden(trimmed)) throw new RefusedPaymentError('hidden')
  return trimmed
}

function checkNote(text: string): string {
  if (text.length > MAX_NOTE) throw new RefusedPaymentError('tooLong')
  if (isHidden(text)) throw new RefusedPaymentError('hidden')
  return text
}

const isHidden = (text: string): boolean => HIDDEN.test(text.replace(JOINED, '$1'))
