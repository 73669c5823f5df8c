import type { ModalContext, Part } from '../context.js'
import type { CaipNetworkId } from '../types/caip.js'
import { namespaceOf } from '../utils/caip.js'
import { plainText } from '../utils/plainText.js'

/** Longer than any name that is meant to be read. */
const LONGEST = 100

interface Place {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/** Names by the addresses that they were seen to lead to, for as long as the page lives. */
const learnt: Part<Map<string, string>> = { create: () => new Map() }

const keyOf = ({ address, caipNetworkId }: Place) =>
  `${caipNetworkId}:${namespaceOf(caipNetworkId) === 'eip155' ? address.toLowerCase() : address}`

/** A name was seen to lead to an address. */
export function learnName(context: ModalContext, place: Place, name: string): void {
  const plain = plainText(name, LONGEST)
  if (plain) context.use(learnt).set(keyOf(place), plain)
}

/** A name that leads to an address on a network, where that was looked up before. Asks nobody. */
export function knownName(context: ModalContext, place: Place): string | undefined {
  return context.use(learnt).get(keyOf(place))
}
