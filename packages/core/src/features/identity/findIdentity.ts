import type { ModalContext } from '../../context.js'
import { dataService } from '../../flows/dataService.js'
import { isSame } from '../../flows/hostedNames.js'
import { identityCache } from '../../flows/identityCache.js'
import { lookUpAddress, resolveName } from '../../flows/names.js'
import { getIdentity, type ServiceIdentity } from '../../services/data/getIdentity.js'
import type { Network } from '../../types/network.js'
import { isImageUrl } from '../../utils/isImageUrl.js'
import { isRecord } from '../../utils/isRecord.js'
import { plainText } from '../../utils/plainText.js'

/** Who somebody is, as they may be shown. */
export interface Identity {
  readonly name: string | undefined
  readonly avatar: string | undefined
}

interface Query {
  readonly address: string
  readonly network: Network
  readonly signal: AbortSignal
}

/** Longer than any name that is meant to be read. */
const MOST = 100

const nobody: Identity = { name: undefined, avatar: undefined }

/**
 * The name and picture of an address: what the data service says, where the name leads back to the address; else the name
 * that the chain keeps; else a hosted one. Undefined: nobody may be asked, because the network is not EVM's or is one for
 * tests. Nobody who fails keeps the others from being asked. Rejects only where nothing is known and somebody failed.
 */
export async function findIdentity(context: ModalContext, query: Query): Promise<Identity | undefined> {
  const { network, signal } = query
  if (network.chainNamespace !== 'eip155' || network.testnet) return undefined
  const failures: unknown[] = []
  const ask = async (read: () => Promise<Identity>): Promise<Identity> => {
    try {
      return await read()
    } catch (cause) {
      if (signal.aborted) throw cause
      failures.push(cause)
      return nobody
    }
  }
  const said = await ask(() => askService(context, query))
  if (said.name) return said
  const named = await ask(() => askNames(context, query))
  if (!named.name && !said.avatar && failures.length > 0) throw failures[0]
  return { name: named.name, avatar: named.avatar ?? said.avatar }
}

/** What the data service says. Its word for a name is not enough: anybody may call themselves anything. */
async function askService(context: ModalContext, { address, network, signal }: Query): Promise<Identity> {
  const { identities } = context.use(identityCache)
  const kept = identities.get(address)
  if (kept) return toIdentity(kept.identity)
  const data = context.use(dataService)
  if (!data || !(await data.supports(network.caipNetworkId))) return nobody
  const { name, avatar } = await getIdentity(data.http, { address, sender: address, signal })
  const isTheirs = name === undefined || (await leadsBack(context, { address, network, signal }, name))
  const identity: ServiceIdentity = isTheirs ? { name, avatar } : nobody
  identities.set(address, { identity })
  return identity
}

async function leadsBack(context: ModalContext, { address, network, signal }: Query, name: string): Promise<boolean> {
  const { caipNetworkId } = network
  return isSame(await resolveName(context, { name, caipNetworkId, signal }), address)
}

/** What the chain and then the service keep as the name of an address: of this network, else of mainnet. */
async function askNames(context: ModalContext, { address, network, signal }: Query): Promise<Identity> {
  const { names } = context.use(identityCache)
  const { caipNetworkId } = network
  const kept = names.get(address)
  if (kept && kept.chainId === caipNetworkId) return toIdentity(kept.ens)
  const mainnet = context.stores.networks.find('eip155:1')
  const own = await lookUpAddress(context, { address, caipNetworkId, signal })
  const isElsewhere = mainnet && mainnet.caipNetworkId !== caipNetworkId
  const found =
    own ??
    (isElsewhere ? await lookUpAddress(context, { address, caipNetworkId: mainnet.caipNetworkId, signal }) : undefined)
  const identity = toIdentity(found)
  names.set(address, { ens: identity, chainId: caipNetworkId })
  return identity
}

/** As it was told, or as it was kept: storage is anybody's. */
function toIdentity(said: unknown): Identity {
  const { name, avatar } = isRecord(said) ? said : nobody
  return {
    name: (typeof name === 'string' && plainText(name, MOST)) || undefined,
    avatar: typeof avatar === 'string' && isImageUrl(avatar) ? avatar : undefined,
  }
}
