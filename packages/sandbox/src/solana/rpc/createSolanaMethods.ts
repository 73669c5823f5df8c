import { getCompiledTransactionMessageDecoder } from '@solana/kit'
import { RpcError } from '../../http/answerRpc'
import type { SolanaCluster } from '../createSolanaCluster'
import { computeFee } from './computeFee'
import { createAccountEncoder } from './createAccountEncoder'
import { encodeExecutedTransaction } from './encodeExecutedTransaction'
import { createRpcParamsError, readAddress, readBytes, readOptions, readSignature } from './readParams'

// Limits of a response: slots of `getRecentPrioritizationFees`, and signatures of `getSignaturesForAddress`.
const FEE_SLOTS = 150
const MAX_SIGNATURES = 1_000

/** Creates a node's methods. Lamports are bigints, which the server serializes as plain digits. */
export function createSolanaMethods(
  cluster: SolanaCluster,
): Readonly<Record<string, (params: readonly unknown[]) => unknown>> {
  const inContext = (value: unknown) => ({
    context: { apiVersion: '2.3.0', slot: cluster.slot() },
    value,
  })
  const statusOf = (signature: unknown) => {
    const entry = cluster.entry(readSignature(signature))
    if (entry === undefined) return null
    const { slot, err } = entry
    const status = err === null ? { Ok: null } : { Err: err }
    return { slot, confirmations: null, err, status, confirmationStatus: 'finalized' }
  }
  const toInfo = createAccountEncoder(cluster.tokens)
  const infoOf = (address: unknown, encoding: unknown) => toInfo(cluster.account(readAddress(address)), encoding)
  return {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': '2.3.0', 'feature-set': 0 }),
    getGenesisHash: () => cluster.genesisHash,
    getSlot: () => cluster.slot(),
    getBlockHeight: () => cluster.slot(),
    getEpochInfo: () => ({
      ...{ absoluteSlot: cluster.slot(), blockHeight: cluster.slot(), epoch: 0 },
      ...{ slotIndex: cluster.slot(), slotsInEpoch: 432_000, transactionCount: cluster.slot() },
    }),
    getMinimumBalanceForRentExemption: ([size]) => cluster.rentExemption(BigInt(Number(size))),
    getLatestBlockhash: ([options]) => {
      readOptions(options)
      return inContext(cluster.latestBlockhash())
    },
    isBlockhashValid: ([blockhash]) => inContext(cluster.isValid(String(blockhash))),
    getFeeForMessage: ([message]) => {
      const compiled = getCompiledTransactionMessageDecoder().decode(readBytes(message, 'base64'))
      if (!('instructions' in compiled)) throw createRpcParamsError('unsupported transaction version')
      return inContext(cluster.isValid(String(compiled.lifetimeToken)) ? computeFee(compiled).fee : null)
    },
    getBalance: ([address, options]) => {
      readOptions(options)
      return inContext(cluster.balance(readAddress(address)))
    },
    getAccountInfo: ([address, input]) => inContext(infoOf(address, readOptions(input).encoding)),
    getMultipleAccounts: ([addresses, input]) => {
      if (!Array.isArray(addresses)) throw createRpcParamsError('Invalid params: expected a list.')
      if (addresses.length > 100) throw createRpcParamsError(`Too many inputs provided; max 100`)
      const { encoding } = readOptions(input)
      return inContext(addresses.map((each) => infoOf(each, encoding)))
    },
    getTokenAccountsByOwner: ([owner, filter, input]) => {
      const { encoding } = readOptions(input)
      const { mint, programId } = readOptions(filter)
      if (mint === undefined && programId === undefined)
        throw createRpcParamsError('Invalid params: expected a mint or a program.')
      const result = cluster.tokens.accountsOf(readAddress(owner), { mint, programId })
      return inContext(
        result.map((each) => ({ pubkey: each.address, account: toInfo({ ...each, exists: true }, encoding) })),
      )
    },
    getRecentPrioritizationFees: ([addresses = []]) => {
      if (!Array.isArray(addresses)) throw createRpcParamsError('Invalid params: expected a list.')
      const requested = addresses.map(readAddress)
      const prices = new Map(
        cluster
          .entriesOf()
          .filter(({ accounts }) => requested.every((each) => accounts.includes(each)))
          .map(({ slot, read }) => [slot, read?.price ?? 0n]),
      )
      const slots = Array.from({ length: FEE_SLOTS }, (_, back) => cluster.slot() - BigInt(back))
      return slots
        .filter((slot) => slot > 0n)
        .map((slot) => ({ slot, prioritizationFee: prices.get(slot) ?? 0n }))
        .reverse()
    },
    requestAirdrop: ([address, amount]) => cluster.airdrop(readAddress(address), BigInt(Number(amount))),
    simulateTransaction: ([transaction, input]) => {
      const { encoding, sigVerify, replaceRecentBlockhash, accounts } = readOptions(input)
      if (sigVerify && replaceRecentBlockhash) {
        throw createRpcParamsError('sigVerify may not be used with replaceRecentBlockhash')
      }
      const { err, logs, units, after } = cluster.simulate(readBytes(transaction, encoding), {
        sigVerify: sigVerify === true,
        replaceRecentBlockhash: replaceRecentBlockhash === true,
      })
      const requested = readOptions(accounts)
      const listed = Array.isArray(requested.addresses) ? requested.addresses.map(readAddress) : undefined
      const reported = listed?.map((address) => {
        const result = after?.find((each) => each.address === address)
        return result && result.lamports > 0n ? toInfo({ ...result, exists: true }, requested.encoding) : null
      })
      const replacementBlockhash = replaceRecentBlockhash === true ? cluster.latestBlockhash() : null
      return inContext({
        ...{ err, logs, accounts: after && reported ? reported : null, unitsConsumed: units, returnData: null },
        ...{ innerInstructions: null, replacementBlockhash },
      })
    },
    sendTransaction: ([transaction, input]) => {
      const { encoding, skipPreflight } = readOptions(input)
      return cluster.send(readBytes(transaction, encoding), { skipPreflight: skipPreflight === true })
    },
    getSignatureStatuses: ([signatures]) => {
      if (!Array.isArray(signatures)) throw createRpcParamsError('Invalid params: expected a list.')
      return inContext(signatures.map(statusOf))
    },
    getSignaturesForAddress: ([address, input]) => {
      const { before, limit = MAX_SIGNATURES } = readOptions(input)
      const last = before === undefined ? undefined : cluster.entry(readSignature(before))
      return cluster
        .entriesOf(readAddress(address))
        .filter(({ slot }) => last === undefined || slot < last.slot)
        .slice(0, Number(limit))
        .map(({ signature, slot, err, blockTime }) => ({
          ...{ signature, slot, err, blockTime, memo: null, confirmationStatus: 'finalized' },
        }))
    },
    getTransaction: ([signature, input]) => {
      const { encoding = 'json', maxSupportedTransactionVersion } = readOptions(
        typeof input === 'string' ? { encoding: input } : input,
      )
      const entry = cluster.entry(readSignature(signature))
      if (entry === undefined) return null
      if (entry.read?.message.version === 0 && maxSupportedTransactionVersion !== 0) {
        const words = 'is not supported by the requesting client. Please try the request again with the following'
        throw new RpcError(
          -32015,
          `Transaction version (0) ${words} configuration parameter: "maxSupportedTransactionVersion": 0`,
        )
      }
      return encodeExecutedTransaction(entry, encoding)
    },
    getBlockTime: ([slot]) => cluster.entriesOf().find((each) => each.slot === BigInt(Number(slot)))?.blockTime ?? null,
  }
}
