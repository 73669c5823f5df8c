import type { Account, CaipNetworkId, Channel, ConnectionState } from '@foyer/core/adapter'
import { hex } from '@scure/base'
import { decodeAddress } from '../address/decodeAddress.js'
import { toCosmosNetworkId } from '../networks/networkIds.js'

export function toAccountHex(address: string | undefined): string | undefined {
  const decoded = address === undefined ? undefined : decodeAddress(address)
  return decoded && hex.encode(decoded.data)
}

export function listApprovedNetworks(channel: Channel): readonly CaipNetworkId<'cosmos'>[] {
  const { caipNetworkIds, accounts } = channel.approved('cosmos') ?? { caipNetworkIds: [], accounts: [] }
  return caipNetworkIds
    .filter((id) => accounts.some((each) => each.startsWith(`${id}:`)))
    .map((id) => toCosmosNetworkId(id))
}

export function readSessionState(
  channel: Channel,
  caipNetworkId: CaipNetworkId<'cosmos'>,
  first: string | undefined,
): ConnectionState<'cosmos'> | undefined {
  const start = `${caipNetworkId}:`
  const accounts = channel.approved('cosmos')?.accounts.filter((each) => each.startsWith(start)) ?? []
  const addresses = accounts.map((each) => each.slice(start.length))
  const isFirst = (each: string) => first !== undefined && toAccountHex(each) === first
  const [active, ...others] = [...addresses.filter(isFirst), ...addresses.filter((each) => !isFirst(each))].map(
    (address): Account => ({ address, type: 'eoa' }),
  )
  return active && { caipNetworkId, accounts: [active, ...others] }
}
