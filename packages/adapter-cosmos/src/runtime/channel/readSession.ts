import type { Account, CaipNetworkId, Channel, Standing } from '@foyer/core/adapter'
import { hex } from '@scure/base'
import { decodeAddress } from '../../decodeAddress.js'
import { toCosmosId } from '../networkIds.js'

/** What one account is on every chain: its bytes, which each chain writes with a prefix of its own. */
export function bytesOf(address: string | undefined): string | undefined {
  const decoded = address === undefined ? undefined : decodeAddress(address)
  return decoded && hex.encode(decoded.data)
}

/** The networks on which the wallet shows an account, in its order. */
export function approvedNetworks(channel: Channel): readonly CaipNetworkId<'cosmos'>[] {
  const { caipNetworkIds, accounts } = channel.approved('cosmos') ?? { caipNetworkIds: [], accounts: [] }
  return caipNetworkIds.filter((id) => accounts.some((each) => each.startsWith(`${id}:`))).map((id) => toCosmosId(id))
}

/** The accounts that the wallet shows on a network, the one with these bytes first; undefined where there is none. */
export function readSession(
  channel: Channel,
  caipNetworkId: CaipNetworkId<'cosmos'>,
  first: string | undefined,
): Standing<'cosmos'> | undefined {
  const start = `${caipNetworkId}:`
  const accounts = channel.approved('cosmos')?.accounts.filter((each) => each.startsWith(start)) ?? []
  const addresses = accounts.map((each) => each.slice(start.length))
  const isFirst = (each: string) => first !== undefined && bytesOf(each) === first
  const [active, ...others] = [...addresses.filter(isFirst), ...addresses.filter((each) => !isFirst(each))].map(
    (address): Account => ({ address, type: 'eoa' }),
  )
  return active && { caipNetworkId, accounts: [active, ...others] }
}
