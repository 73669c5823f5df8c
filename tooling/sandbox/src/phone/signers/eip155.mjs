import { BaseError, createPublicClient, defineChain, hexToString, http, isAddress, isHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { PhoneError } from '../PhoneError.mjs'

/**
 * @typedef {import('../types.d.mts').SignRequest} SignRequest
 * @typedef {import('viem').HDAccount} HDAccount
 */

export const SWITCH = 'wallet_switchEthereumChain'

/**
 * @param {{ mnemonic: string, indexes: readonly number[], rpcUrls: Readonly<Record<string, string>> }} parameters
 * @returns {import('../types.d.mts').Signer}
 */
export function createEip155Signer({ mnemonic, indexes, rpcUrls }) {
  const accounts = indexes.map((addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }))
  let selected = 0

  /** @param {unknown} address */
  const accountOf = (address) => {
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

/**
 * What is missing is filled through the node, then signed here and sent raw.
 *
 * @param {string} chainId
 * @param {string | undefined} rpcUrl
 * @param {unknown} transaction
 * @param {(address: unknown) => HDAccount} accountOf
 */
async function send(chainId, rpcUrl, transaction, accountOf) {
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
  } = /** @type {Record<string, unknown>} */ (transaction)
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
    const serialized = /** @type {Parameters<HDAccount['signTransaction']>[0]} */ (prepared)
    return await client.sendRawTransaction({ serializedTransaction: await account.signTransaction(serialized) })
  } catch (error) {
    throw new PhoneError(-32000, error instanceof BaseError ? error.details || error.shortMessage : String(error))
  }
}

const QUANTITIES = new Set(['value', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas', 'nonce'])

/** @type {(name: string, value: unknown) => bigint | number} */
function toQuantity(name, value) {
  if (!isHex(value) || value === '0x') throw invalid(`${name} must be a hex quantity.`)
  return name === 'nonce' ? Number(value) : BigInt(value)
}

/** @type {(chainId: string, rpcUrl: string) => import('viem').Chain} */
const toChain = (chainId, rpcUrl) =>
  defineChain({
    id: Number(chainId.slice('eip155:'.length)),
    name: chainId,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })

/** @param {unknown} params */
export const toList = (params) => (Array.isArray(params) ? /** @type {unknown[]} */ (params) : [])

/** The chain a `wallet_switchEthereumChain` asks for, CAIP-2. @param {unknown} parameter */
export function readChain(parameter) {
  const isGiven = typeof parameter === 'object' && parameter !== null && 'chainId' in parameter
  if (!isGiven || !isHex(parameter.chainId)) throw invalid('Expected [{ chainId }].')
  return `eip155:${Number(parameter.chainId)}`
}

/** Message first; the other order, which some sites use, is understood too. @type {(first: unknown, second: unknown) => { message: string, address: string }} */
function readMessage(first, second) {
  if (typeof first !== 'string' || typeof second !== 'string') throw invalid('Expected [message, address].')
  const isUsual = isAddress(second, { strict: false })
  return isUsual ? { message: first, address: second } : { message: second, address: first }
}

/**
 * @param {unknown} data
 * @returns {import('viem').TypedDataDefinition<Record<string, unknown>, string>}
 */
function readTypedData(data) {
  const found = typeof data === 'string' ? JSON.parse(data) : data
  if (typeof found !== 'object' || found === null || !('types' in found) || !('primaryType' in found)) {
    throw invalid('Expected [address, typed data].')
  }
  return found
}

/** @param {string} message */
const toReadable = (message) => (isHex(message) ? hexToString(message) : message)

/** @param {string} message */
const invalid = (message) => new PhoneError(-32602, message)
