import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import { isLookalikeName } from './isLookalikeName.js'
import { type PaymentDetails, type PaymentReading, Refused } from './payment.js'

/** What reading a payment asks of the modal. */
export interface PaymentReader {
  readonly networks: readonly Network[]
  /** In the order in which they are tried; first the one that the visitor is in. */
  readonly namespaces: readonly Namespace[]
  readonly isAddress: (namespace: Namespace, text: string) => Promise<boolean>
  /** True for what could be a name there. Asks no network. */
  readonly isName: (namespace: Namespace, text: string) => Promise<boolean>
}

/** The longest address of any chain, and the longest name. */
const MAX_RECEIVER = 255

/** The receiver of a request: an address or a name in one namespace. Throws for what is neither. */
export async function readReceiver(
  reader: PaymentReader,
  receiver: string,
  details: PaymentDetails,
): Promise<PaymentReading> {
  const [namespace] = details.namespaces
  if (receiver.length > MAX_RECEIVER || !reader.namespaces.includes(namespace)) throw new Refused('address')
  if (await reader.isAddress(namespace, receiver)) return { kind: 'address', address: receiver, ...details }
  if (await reader.isName(namespace, receiver)) return toName(receiver, details)
  throw new Refused('address')
}

/** Names have letters, digits, emoji and a few signs; what links and code are made of is in none. */
const NAME = /^[^\s/\\:?#&%=@<>"'`|{}[\]()]+$/u

export function toName(name: string, details: PaymentDetails): PaymentReading {
  if (name.length > MAX_RECEIVER || !NAME.test(name)) throw new Refused('unknown')
  return { kind: 'name', name, isLookalike: isLookalikeName(name), ...details }
}

/** The namespaces that know a text as an address of theirs. */
export const namespacesOf = async (reader: PaymentReader, text: string): Promise<readonly Namespace[]> =>
  keep(reader.namespaces, (namespace) => reader.isAddress(namespace, text))

export async function keep<T>(list: readonly T[], test: (each: T) => Promise<boolean>): Promise<readonly T[]> {
  const answers = await Promise.all(list.map(test))
  return list.filter((_, index) => answers[index])
}
