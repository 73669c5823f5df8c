import { toImageUrl, untilAborted } from '@foyer/core/adapter'
import { type Client, getAddress } from 'viem'
import { getEnsAvatar, getEnsName } from 'viem/actions'
import { clientOf } from '../clientOf.js'
import type { RuntimeContext } from '../context.js'

const MAINNET = 'eip155:1'

/** ENS's resolver on mainnet, for a network that was written by hand and does not name it. */
const UNIVERSAL_RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

/** The ENS name of an address and its picture. Undefined without mainnet, without a name and on any failure. */
export async function lookupName(
  context: RuntimeContext,
  address: string,
  { signal = context.signal }: { readonly signal?: AbortSignal | undefined },
): Promise<{ name: string; avatar?: string } | undefined> {
  const mainnet = context.host.$networks.get().find(({ caipNetworkId }) => caipNetworkId === MAINNET)
  if (!mainnet) return
  try {
    const client = clientOf(context, mainnet)
    const universalResolverAddress = client.chain?.contracts?.ensUniversalResolver?.address ?? UNIVERSAL_RESOLVER
    const name = await untilAborted(
      getEnsName(client, { address: getAddress(address), universalResolverAddress }),
      signal,
    )
    if (!name) return
    const avatar = await untilAborted(avatarOf(client, { name, universalResolverAddress }), signal)
    return avatar ? { name, avatar } : { name }
  } catch (cause) {
    context.host.log('debug', 'The name could not be looked up', cause)
    return
  }
}

type AvatarParameters = Parameters<typeof getEnsAvatar>[1]

/** A name is worth showing without its picture. */
async function avatarOf(client: Client, { name, ...parameters }: AvatarParameters): Promise<string | undefined> {
  try {
    return toImageUrl(await getEnsAvatar(client, { ...parameters, name: await normalizeName(name) }))
  } catch {
    return
  }
}

/** Normalizing takes tables of Unicode, 20 kB that most names do not need. */
async function normalizeName(name: string): Promise<string> {
  if (/^[a-z0-9.-]+$/.test(name)) return name
  const { normalize } = await import('viem/ens')
  return normalize(name)
}
