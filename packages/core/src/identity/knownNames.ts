import type { ModalContext, Service } from '../modal/context.js'
import type { CaipNetworkId } from '../types/caip.js'
import { getNamespace } from '../utils/caip.js'
import { sanitizeText } from '../utils/sanitizeText.js'

const LONGEST = 100

interface Place {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

const learnt: Service<Map<string, string>> = { create: () => new Map() }

const keyOf = ({ address, caipNetworkId }: Place) =>
  `${caipNetworkId}:${getNamespace(caipNetworkId) === 'eip155' ? address.toLowerCase() : address}`

export function storeKnownName(context: ModalContext, place: Place, name: string): void {
  const plain = sanitizeText(name, LONGEST)
  if (plain) context.use(learnt).set(keyOf(place), plain)
}

export function findKnownName(context: ModalContext, place: Place): string | undefined {
  return context.use(learnt).get(keyOf(place))
}
