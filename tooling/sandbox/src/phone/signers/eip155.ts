import {
  BaseError,
  type Chain,
  createPublicClient,
  defineChain,
  type HDAccount,
  hexToString,
  http,
  isAddress,
  isHex,
  type TypedDataDefinition,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { PhoneError } from '../PhoneError'
import type { Signer } from '../types'

export const SWITCH = 'wallet_switchEthereumChain'

export function createEip155Signer({
  mnemonic,
  indexes,
  rpcUrls,
}: {
  mnemonic: string
  indexes: readonly number[]
  rpcUrls: Readonly<Record<string, string>>
}): Signer {
  const accounts = indexes.map((addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }))
  let selected = 0

  const accountOf = (address: unknown) => {
    const found = accounts.find((own) => own.address.toLowerCase() === String(address).toLowerCase())
    if (found === undefined) throw new PhoneError(4100, 'This account is not on the phone.')
    return found
  }

  return {
    namespace: 'eip155',
    chains: Object.keys(rpcUrls).filter((chainId) => chainId.startsWith('eip155:')),
    methods: ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', SWITCH],
    events: ['chainChanged', 'accountsChanged'],
    accounts() {
      const addresses = accounts.map(({ address }) => address)
      return [...addresses.slice(selected), ...addresses.slice(0, selected)]
    },
    select(account) {
      const position = typeof account === 'number' ? account : accounts.indexOf(accountOf(account))
      if (accounts[position] === undefined) throw new Error(`The phone has no account ${account}.`)
      selected = position
    },
    describe({ method, params }) {
      const [first, second] = toList(params)
      if (method === 'personal_sign') return toReadable(readMessage(first, second).message)
      if (method === SWITCH) return readChain(first)
      return JSON.stringify(method === 'eth_signTypedData_v4' ? readTypedData(second) : first, null, 2)
    },
    async sign({ chainId, method, params }) {
      const [first, second] = toList(params)
      if (method === 'personal_sign') {
        const { message, address } = readMessage(first, second)
        return accountOf(address).signMessage({ message: isHex(message) ? { raw: message } : message })
      }
      if (method === 'eth_signTypedData_v4') return accountOf(first).signTypedData(readTypedData(second))
      if (method === 'eth_sendTransaction') return send(chainId, rpcUrls[chainId], first, accountOf)
      if (method === SWITCH) {
        const wanted = readChain(first)
        if (rpcUrls[wanted] === undefined) throw new PhoneError(4902, `The phone does not know ${wanted}.`)
        // What follows from it is the session's: the phone has no chain of its own.
        return null
      }
      throw new PhoneError(5101, `The phone does not do ${method}.`)
    },
  }
}

/** What is missing is filled through the node, then signed here and sent raw. */
async function send(
  chainId: string,
  rpcUrl: string | undefined,
  transaction: unknown,
  accountOf: (address: unknown) => HDAccount,
) {
  if (rpcUrl === undefined) throw new PhoneError(5100, `The phone has no way to ${chainId}.`)
  if (typeof transaction !== 'object' || transaction === null) throw invalid('Expected [transaction].')
  const {
    from,
    gasLimit,
    input,
    data,
    chainId: _chainId,
    type: _type,
    ...fields
  } = transaction as Record<string, unknown>
  const account = accountOf(from)
  const quantities = { gas: gasLimit, data: data ?? input, ...fields }
  const given = Object.fromEntries(
    Object.entries(quantities)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, QUANTITIES.has(name) ? toQuantity(name, value) : value]),
  )
  const client = createPublicClient({ chain: toChain(chainId, rpcUrl), transport: http(rpcUrl, { retryCount: 0 }) })
  try {
    const prepared = await client.prepareTransactionRequest({ account, ...given })
    const serialized = prepared as Parameters<HDAccount['signTransaction']>[0]
    return await client.sendRawTransaction({ serializedTransaction: await account.signTransaction(serialized) })
  } catch (error) {
    throw new PhoneError(-32000, error instanceof BaseError ? error.details || error.shortMessage : String(error))
  }
}

const QUANTITIES = new Set(['value', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas', 'nonce'])

function toQuantity(name: string, value: unknown): bigint | number {
  if (!isHex(value) || value === '0x') throw invalid(`${name} must be a hex quantity.`)
  return name === 'nonce' ? Number(value) : BigInt(value)
}

const toChain = (chainId: string, rpcUrl: string): Chain =>
  defineChain({
    id: Number(chainId.slice('eip155:'.length)),
    name: chainId,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })

export const toList = (params: unknown) => (Array.isArray(params) ? (params as unknown[]) : [])

/** The chain a `wallet_switchEthereumChain` asks for, CAIP-2. */
export function readChain(parameter: unknown) {
  const isGiven = typeof parameter === 'object' && parameter !== null && 'chainId' in parameter
  if (!isGiven || !isHex(parameter.chainId)) throw invalid('Expected [{ chainId }].')
  return `eip155:${Number(parameter.chainId)}`
}

/** Message first; the other order, which some sites use, is understood too. */
function readMessage(first: unknown, second: unknown): { message: string; address: string } {
  if (typeof first !== 'string' || typeof second !== 'string') throw invalid('Expected [message, address].')
  const isUsual = isAddress(second, { strict: false })
  return isUsual ? { message: first, address: second } : { message: second, address: first }
}

function readTypedData(data: unknown): TypedDataDefinition<Record<string, unknown>, string> {
  const found = typeof data === 'string' ? JSON.parse(data) : data
  if (typeof found !== 'object' || found === null || !('types' in found) || !('primaryType' in found)) {
    throw invalid('Expected [address, typed data].')
  }
  return found
}

const toReadable = (message: string) => (isHex(message) ? hexToString(message) : message)

const invalid = (message: string) => new PhoneError(-32602, message)
