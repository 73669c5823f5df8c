import { recoverMessageAddress } from 'viem'
import { getAddress, isAddress, isHex } from 'viem/utils'
import { createVerifiers } from '../signIn/createVerifiers'

// Coin types from here on are EVM networks (ENSIP-11); lower ones follow SLIP-44.
export const EVM_COIN_TYPE = 0x8000_0000
const MAX_COIN_TYPE = 0xffff_ffff
const SOLANA_COIN_TYPE = 501

export interface SignedRegistration {
  readonly coinType: number
  readonly address: string
  readonly message: string
  readonly signature: string
}

export interface Owner {
  readonly address: string
  readonly isKey: boolean
}

/**
 * Verifies signatures of EVM keys and contracts (ERC-1271, ERC-6492), the latter with the nodes of their network, and
 * of Solana keys.
 */
export function createOwnerVerifier(nodes: Readonly<Record<string, readonly string[]>>) {
  const loaders = createVerifiers(nodes)
  const load = async (namespace: string) => {
    const option = loaders[namespace]
    if (option === undefined) throw new Error(`There is no verifier of ${namespace}.`)
    return typeof option === 'function' ? option() : option
  }
  const loaded = new Map<string, ReturnType<typeof load>>()
  const getVerifier = (namespace: string) => {
    const verifier = loaded.get(namespace) ?? load(namespace)
    loaded.set(namespace, verifier)
    return verifier
  }
  return {
    /** Returns the owner, or undefined if the signature is not that of the address. Rejects if a node fails. */
    async verify({ coinType, address: given, message, signature }: SignedRegistration): Promise<Owner | undefined> {
      const chain = getChain(coinType)
      if (chain === undefined) return undefined
      const isEvm = chain.namespace === 'eip155'
      const address = isEvm && isAddress(given, { strict: false }) ? getAddress(given) : given
      const verifier = await getVerifier(chain.namespace)
      if (!verifier.isAddress(address, chain.chainId)) return undefined
      if (!(await verifier.verify({ address, chainId: chain.chainId, message, signature }))) return undefined
      return { address, isKey: !isEvm || (await isOfKey(address, message, signature)) }
    },
  }
}

/** Returns the chain of a coin type, or undefined for one whose accounts cannot register names. */
export function getChain(coinType: number): { readonly namespace: string; readonly chainId: string } | undefined {
  if (coinType === SOLANA_COIN_TYPE) return { namespace: 'solana', chainId: 'solana' }
  if (!Number.isInteger(coinType) || coinType <= EVM_COIN_TYPE || coinType > MAX_COIN_TYPE) return undefined
  return { namespace: 'eip155', chainId: `eip155:${coinType - EVM_COIN_TYPE}` }
}

async function isOfKey(address: string, message: string, signature: string): Promise<boolean> {
  if (!isHex(signature)) return false
  return recoverMessageAddress({ message, signature }).then(
    (signer) => signer === address,
    () => false,
  )
}
