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
import type { PhoneSigner } from '../types'

export const SWITCH_METHOD = 'wallet_switchEthereumChain'

export function createEip155Signer({
  mnemonic,
  indexes,
  rpcUrls,
}: {
  mnemonic: string
  indexes: readonly number[]
  rpcUrls: Readonly<Record<string, string>>
}): PhoneSigner {
  const accounts = indexes.map((addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }))
  let selected = 0

  const accountOf = (address: unknown) => {
    const result = accounts.find((own) => own.address.toLowerCase() === String(address).toLowerCase())
    if (result === undefined) throw new PhoneError(4100, 'This account is not on the phone.')
    return result
  }

  return {
    namespace: 'eip155',
    chains: Object.keys(rpcUrls).filter((chainId) => chainId.startsWith('eip155:')),
    methods: ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', SWITCH_METHOD],
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
      const [first, second] = toParamList(params)
      if (method === 'personal_sign') return toReadable(readMessage(first, second).message)
      if (method === SWITCH_METHOD) return readSwitchChainId(first)
      return JSON.stringify(method === 'eth_signTypedData_v4' ? readTypedData(second) : first, null, 2)
    },
    async sign({ chainId, method, params }) {
      const [first, second] = toParamList(params)
      if (method === 'personal_sign') {
        const { message, address } = readMessage(first, second)
        return accountOf(address).signMessage({ message: isHex(message) ? { raw: message } : message })
      }
      if (method === 'eth_signTypedData_v4') return accountOf(first).signTypedData(readTypedData(second))
      if (method === 'eth_sendTransaction') return send(chainId, rpcUrls[chainId], first, accountOf)
      if (method === SWITCH_METHOD) {
        const requested = readSwitchChainId(first)
        if (rpcUrls[requested] === undefined) throw new PhoneError(4902, `The phone does not know ${requested}.`)
        // `promptForRequests` switches the session; the phone has no chain of its own.
        return null
      }
      throw new PhoneError(5101, `The phone does not do ${method}.`)
    },
  }
}

// Fills missing fields through the node, signs locally and sends the raw transaction.
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
  const options = Object.fromEntries(
    Object.entries(quantities)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, QUANTITIES.has(name) ? toQuantity(name, value) : value]),
  )
  const client = createPublicClient({ chain: toChain(chainId, rpcUrl), transport: http(rpcUrl, { retryCount: 0 }) })
  try {
    const prepared = await client.prepareTransactionRequest({ account, ...options })
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

export const toParamList = (params: unknown) => (Array.isArray(params) ? (params as unknown[]) : [])

export function readSwitchChainId(parameter: unknown) {
  const isGiven = typeof parameter === 'object' && parameter !== null && 'chainId' in parameter
  if (!isGiven || !isHex(parameter.chainId)) throw invalid('Expected [{ chainId }].')
  return `eip155:${Number(parameter.chainId)}`
}

// Reads the message first; some apps use the reverse order.
function readMessage(first: unknown, second: unknown): { message: string; address: string } {
  if (typeof first !== 'string' || typeof second !== 'string') throw invalid('Expected [message, address].')
  const isUsual = isAddress(second, { strict: false })
  return isUsual ? { message: first, address: second } : { message: second, address: first }
}

function readTypedData(data: unknown): TypedDataDefinition<Record<string, unknown>, string> {
  const result = typeof data === 'string' ? JSON.parse(data) : data
  if (typeof result !== 'object' || result === null || !('types' in result) || !('primaryType' in result)) {
    throw invalid('Expected [address, typed data].')
  }
  return result
}

const toReadable = (message: string) => (isHex(message) ? hexToString(message) : message)

const invalid = (message: string) => new PhoneError(-32602, message)
