import { secp256k1 } from '@noble/curves/secp256k1.js'
import { type Address, type Client, encodeFunctionData, type Hex } from 'viem'
import { call, getChainId, getCode, verifyHash } from 'viem/actions'
import { getAddress, hashMessage, hexToBytes, isErc6492Signature, isHex, recoverAddress } from 'viem/utils'
import { SiwxError } from '../errors/SiwxError.js'
import type { Verifier } from '../server/verifier.js'

export interface Eip155Options {
  /**
   * By CAIP-2 id, viem clients for accounts that are contracts (ERC-1271, ERC-6492): such an account is what the contract on its own
   * chain says. Without one for a chain, only accounts with a key of their own sign in there. @default none
   */
  readonly clients?: Readonly<Record<string, Client>> | undefined
}

const ABI = [
  {
    type: 'function',
    name: 'isValidSignature',
    stateMutability: 'view',
    inputs: [
      { name: 'hash', type: 'bytes32' },
      { name: 'signature', type: 'bytes' },
    ],
    outputs: [{ type: 'bytes4' }],
  },
] as const
const YES = `0x1626ba7e${'0'.repeat(56)}`
/** How many causes of an error are looked at: who throws them may make a circle. */
const MAX_CAUSES = 20
/** A signature that brings along what the account's code is to be (ERC-8010). */
const ERC8010_END = '8010'.repeat(16)

/** EVM: a key's signature, a contract's, or that of a contract that is not there yet; the signature in hex. */
export function eip155({ clients = {} }: Eip155Options = {}): Verifier {
  const clientOf = createClients(clients)
  return {
    isAddress: (address) => isChecksummed(address),
    async verify({ address, chainId, message, signature }) {
      if (!isChecksummed(address) || !isHex(signature) || signature.length % 2 !== 0) return false
      const hash = hashMessage(message)
      if (await isOfKey(address, hash, signature)) return true
      const client = await clientOf(chainId)
      if (client === undefined || signature.endsWith(ERC8010_END)) return false
      // The whole of it is a question to the account's chain: deploy there, then ask.
      if (isErc6492Signature(signature)) return verifyHash(client, { address, hash, signature })
      return isOfContract(client, address, hash, signature)
    },
  }
}

const isChecksummed = (address: string): address is Address =>
  /^0x[0-9a-fA-F]{40}$/.test(address) && getAddress(address) === address

async function isOfKey(address: Address, hash: Hex, signature: Hex): Promise<boolean> {
  const bytes = hexToBytes(signature)
  if (bytes.length !== 65 || ![0, 1, 27, 28].includes(bytes[64] ?? -1)) return false
  try {
    // Of each signature there is another of the same key, which nobody made; wallets give the lower.
    if (secp256k1.Signature.fromBytes(bytes.subarray(0, 64), 'compact').hasHighS()) return false
    return (await recoverAddress({ hash, signature })) === address
  } catch {
    return false
  }
}

async function isOfContract(client: Client, address: Address, hash: Hex, signature: Hex): Promise<boolean> {
  if ((await getCode(client, { address })) === undefined) return false
  const data = encodeFunctionData({ abi: ABI, functionName: 'isValidSignature', args: [hash, signature] })
  try {
    return (await call(client, { to: address, data })).data === YES
  } catch (error) {
    if (isReverted(error)) return false
    throw error
  }
}

/** Is true for a call that a contract refused. By name: the client may be of another copy of viem, whose classes are others. */
function isReverted(error: unknown): boolean {
  let each = error
  for (let depth = 0; depth < MAX_CAUSES && each instanceof Error; depth += 1) {
    if (each.name === 'ExecutionRevertedError') return true
    each = each.cause
  }
  return false
}

/** A client is asked once whether its node is of the chain that it was given for: a yes of another chain is nobody's. */
function createClients(clients: Readonly<Record<string, Client>>) {
  const checked = new Map<string, Promise<Client>>()
  return async (chainId: string): Promise<Client | undefined> => {
    const client = Object.hasOwn(clients, chainId) && clients[chainId]
    if (!client) return undefined
    const found = checked.get(chainId) ?? checkClient(client, chainId)
    checked.set(chainId, found)
    found.catch(() => checked.delete(chainId))
    return found
  }
}

async function checkClient(client: Client, chainId: string): Promise<Client> {
  const answered = `eip155:${await getChainId(client)}`
  if (answered === chainId) return client
  throw new SiwxError('VERIFIER_FAILED', { message: `The client for ${chainId} asks a node of ${answered}` })
}
