import { dataService } from '../http/dataService.js'
import type { ModalContext } from '../modal/context.js'
import type { Network } from '../types/network.js'
import { isImageUrl } from '../utils/isImageUrl.js'
import { isRecord } from '../utils/isRecord.js'
import { sanitizeText } from '../utils/sanitizeText.js'
import { fetchServiceIdentity, type ServiceIdentity } from './fetchServiceIdentity.js'
import { isSameIgnoringCase } from './hostedNames.js'
import { identityCache } from './identityCache.js'
import { lookUpAddress, resolveName, toNameLookupError } from './names.js'

export interface Identity {
  readonly name: string | undefined
  readonly avatar: string | undefined
}

interface Query {
  readonly address: string
  readonly network: Network
  readonly signal: AbortSignal
}

const MOST = 100

const nobody: Identity = { name: undefined, avatar: undefined }

// Finds the name and picture of an address: from the data service if the name resolves back to the address, else from
// the chain, else from the hosted names. Undefined on chains other than EVM and on test networks. Rejects only if
// nothing was found and a source failed.
export async function findIdentity(context: ModalContext, query: Query): Promise<Identity | undefined> {
  const { network, signal } = query
  if (network.chainNamespace !== 'eip155' || network.testnet) return undefined
  const failures: unknown[] = []
  const ask = async (read: () => Promise<Identity>): Promise<Identity> => {
    try {
      return await read()
    } catch (cause) {
      if (signal.aborted) throw cause
      failures.push(toNameLookupError(cause))
      return nobody
    }
  }
  const said = await ask(() => askService(context, query))
  if (said.name) return said
  const named = await ask(() => askNames(context, query))
  if (!named.name && !said.avatar && failures.length > 0) throw failures[0]
  return { name: named.name, avatar: named.avatar ?? said.avatar }
}

// Accepts the service's name only if it resolves back to the address, because anyone can claim any name.
async function askService(context: ModalContext, { address, network, signal }: Query): Promise<Identity> {
  const { identities } = context.use(identityCache)
  const kept = identities.get(address)
  if (kept) return toIdentity(kept.identity)
  const data = context.use(dataService)
  if (!data || !(await data.supports(network.caipNetworkId))) return nobody
  const { name, avatar } = await fetchServiceIdentity(data.http, { address, sender: address, signal })
  const isTheirs = name === undefined || (await leadsBack(context, { address, network, signal }, name))
  const identity: ServiceIdentity = isTheirs ? { name, avatar } : nobody
  identities.set(address, { identity })
  return identity
}

async function leadsBack(context: ModalContext, { address, network, signal }: Query, name: string): Promise<boolean> {
  const { caipNetworkId } = network
  return isSameIgnoringCase(await resolveName(context.modal, { name, caipNetworkId, signal }), address)
}

async function askNames(context: ModalContext, { address, network, signal }: Query): Promise<Identity> {
  const { names } = context.use(identityCache)
  const { caipNetworkId } = network
  const kept = names.get(address)
  if (kept && kept.chainId === caipNetworkId) return toIdentity(kept.ens)
  const mainnet = context.stores.networks.find('eip155:1')
  const own = await lookUpAddress(context.modal, { address, caipNetworkId, signal })
  const isElsewhere = mainnet && mainnet.caipNetworkId !== caipNetworkId
  const found =
    own ??
    (isElsewhere
      ? await lookUpAddress(context.modal, { address, caipNetworkId: mainnet.caipNetworkId, signal })
      : undefined)
  const identity = toIdentity(found)
  names.set(address, { ens: identity, chainId: caipNetworkId })
  return identity
}

// Sanitizes a name and picture. They are untrusted: a service sends them, and other code may write to storage.
function toIdentity(said: unknown): Identity {
  const { name, avatar } = isRecord(said) ? said : nobody
  return {
    name: (typeof name === 'string' && sanitizeText(name, MOST)) || undefined,
    avatar: typeof avatar === 'string' && isImageUrl(avatar) ? avatar : undefined,
  }
}
