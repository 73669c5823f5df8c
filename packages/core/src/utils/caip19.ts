import type { CaipNetworkId } from '../types/caip.js'

// Matches CAIP-19 ids of native coins (`slip44`) and of fungible tokens. The number after `slip44` is not checked,
// because a network has only one native coin.
const ASSET = /^([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32})\/(?:slip44:\d{1,10}|(erc20|token):([-.%a-zA-Z0-9]{1,128}))$/

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
