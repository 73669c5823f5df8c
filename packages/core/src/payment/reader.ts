import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import { isLatin, toLatinLetter } from '../utils/latinLookalikes.js'
import { type ParsedPayment, type PaymentDetails, RefusedPaymentError } from './payment.js'

export interface PaymentReader {
  readonly networks: readonly Network[]
  readonly namespaces: readonly Namespace[]
  readonly isAddress: (namespace: Namespace, text: string) => Promise<boolean>
  readonly isName: (namespace: Namespace, text: string) => Promise<boolean>
}

const MAX_RECEIVER = 255

export async function readReceiver(
  reader: PaymentReader,
  receiver: string,
  details: PaymentDetails,
): Promise<ParsedPayment> {
  const [namespace] = details.namespaces
  if (receiver.length > MAX_RECEIVER || !reader.namespaces.includes(namespace)) throw new RefusedPaymentError('address')
  if (await reader.isAddress(namespace, receiver)) return { kind: 'address', address: receiver, ...details }
  if (await reader.isName(namespace, receiver)) return toNamePayment(receiver, details)
  throw new RefusedPaymentError('address')
}

const NAME = /^[^\s/\\:?#&%=@<>"'`|{}[\]()]+$/u

export function toNamePayment(name: string, details: PaymentDetails): ParsedPayment {
  if (name.length > MAX_RECEIVER || !NAME.test(name)) throw new RefusedPaymentError('unknown')
  return { kind: 'name', name, isLookalike: isLookalikeName(name), ...details }
}

export const findAddressNamespaces = async (reader: PaymentReader, text: string): Promise<readonly Namespace[]> =>
  filterAsync(reader.namespaces, (namespace) => reader.isAddress(namespace, text))

export async function filterAsync<T>(list: readonly T[], test: (each: T) => Promise<boolean>): Promise<readonly T[]> {
  const answers = await Promise.all(list.map(test))
  return list.filter((_, index) => answers[index])
}

const scripts = {
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Armenian: /\p{Script=Armenian}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Arabic: /\p{Script=Arabic}/u,
  Cherokee: /\p{Script=Cherokee}/u,
  Georgian: /\p{Script=Georgian}/u,
  Thai: /\p{Script=Thai}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  EastAsian: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
} as const

function isLookalikeName(name: string): boolean {
  return name.normalize('NFC').split('.').some(isSuspicious)
}

function isSuspicious(label: string): boolean {
  const found = Object.values(scripts).filter((script) => script.test(label))
  if (found.length > 1) return true
  const isForeign = found.length === 1 && found[0] !== scripts.Latin
  // Mathematical and circled letters look Latin but do not belong to the Latin script.
  return (isForeign && [...label].every(readsLatin)) || label.normalize('NFKC') !== label
}

const readsLatin = (letter: string): boolean => /[0-9_-]/.test(letter) || isLatin(toLatinLetter(letter))
