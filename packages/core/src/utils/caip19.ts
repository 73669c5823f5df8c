import type { Caip19, CaipNetworkId } from '../types/caip.js'

// CAIP-19 of a coin (`slip44`, the network says which) or of a token that can be divided.
const ASSET = /^([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32})\/(?:slip44:\d{1,10}|(erc20|token):([-.%a-zA-Z0-9]{1,128}))$/

/** Which coin or token a CAIP-19 id names: without an address the native coin. Undefined for anything else. */
export function parseCaip19(
  value: unknown,
): { readonly caipNetworkId: CaipNetworkId; readonly address?: string | undefined } | undefined {
  const [, network, kind, address] = (typeof value === 'string' && ASSET.exec(value)) || []
  if (!network) return undefined
  const isEvm = network.startsWith('eip155:')
  if (kind && (kind === 'erc20') !== isEvm) return undefined
  if (isEvm && address && !/^0x[0-9a-f]{40}$/i.test(address)) return undefined
  return { caipNetworkId: network as CaipNetworkId, address }
}

/** The id of a token, or of the native coin, whose number nobody has to know to find it again. */
export const toCaip19 = ({
  caipNetworkId,
  address,
}: {
  readonly caipNetworkId: CaipNetworkId
  readonly address?: string | undefined
}): Caip19 => {
  if (address === undefined) return `${caipNetworkId}/slip44:${caipNetworkId.startsWith('solana:') ? 501 : 60}`
  return `${caipNetworkId}/${caipNetworkId.startsWith('eip155:') ? 'erc20' : 'token'}:${address}`
}
