import { getCompiledTransactionMessageDecoder } from '@solana/kit'
import { RpcError } from '../../http/rpc'
import type { Cluster } from '../createCluster'
import { describeEntry } from './describeEntry'
import { readFee } from './readFee'
import { invalidParams, readAddress, readBytes, readOptions, readSignature } from './readParams'
import { createToInfo } from './toInfo'

/** Slots that fees are told of, and signatures that are told of at once. */
const FEE_SLOTS = 150
const MOST_SIGNATURES = 1_000

/**
 * What a node answers, by method. Numbers of lamports are bigints, which the server writes as the plain digits they are
 * on the wire.
 */
export function createMethods(cluster: Cluster): Readonly<Record<string, (params: readonly unknown[]) => unknown>> {
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
  const toInfo = createToInfo(cluster.tokens)
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
      if (!('instructions' in compiled)) throw invalidParams('unsupported transaction version')
      return inContext(cluster.isValid(String(compiled.lifetimeToken)) ? readFee(compiled).fee : null)
    },
    getBalance: ([address, options]) => {
      readOptions(options)
      return inContext(cluster.balance(readAddress(address)))
    },
    getAccountInfo: ([address, given]) => inContext(infoOf(address, readOptions(given).encoding)),
    getMultipleAccounts: ([addresses, given]) => {
      if (!Array.isArray(addresses)) throw invalidParams('Invalid params: expected a list.')
      if (addresses.length > 100) throw invalidParams(`Too many inputs provided; max 100`)
      const { encoding } = readOptions(given)
      return inContext(addresses.map((each) => infoOf(each, encoding)))
    },
    getTokenAccountsByOwner: ([owner, filter, given]) => {
      const { encoding } = readOptions(given)
      const { mint, programId } = readOptions(filter)
      if (mint === undefined && programId === undefined)
        throw invalidParams('Invalid params: expected a mint or a program.')
      const found = cluster.tokens.accountsOf(readAddress(owner), { mint, programId })
      return inContext(
        found.map((each) => ({ pubkey: each.address, account: toInfo({ ...each, exists: true }, encoding) })),
      )
    },
    getRecentPrioritizationFees: ([addresses = []]) => {
      if (!Array.isArray(addresses)) throw invalidParams('Invalid params: expected a list.')
      const wanted = addresses.map(readAddress)
      const prices = new Map(
        cluster
          .entriesOf()
          .filter(({ accounts }) => wanted.every((each) => accounts.includes(each)))
          .map(({ slot, read }) => [slot, read?.price ?? 0n]),
      )
      const slots = Array.from({ length: FEE_SLOTS }, (_, back) => cluster.slot() - BigInt(back))
      return slots
        .filter((slot) => slot > 0n)
        .map((slot) => ({ slot, prioritizationFee: prices.get(slot) ?? 0n }))
        .reverse()
    },
    requestAirdrop: ([address, amount]) => cluster.airdrop(readAddress(address), BigInt(Number(amount))),
    simulateTransaction: ([transaction, given]) => {
      const { encoding, sigVerify, replaceRecentBlockhash, accounts } = readOptions(given)
      if (sigVerify && replaceRecentBlockhash) {
        throw invalidParams('sigVerify may not be used with replaceRecentBlockhash')
      }
      const { err, logs, units, after } = cluster.simulate(readBytes(transaction, encoding), {
        sigVerify: sigVerify === true,
        replaceRecentBlockhash: replaceRecentBlockhash === true,
      })
      const wanted = readOptions(accounts)
      const listed = Array.isArray(wanted.addresses) ? wanted.addresses.map(readAddress) : undefined
      const told = listed?.map((address) => {
        const found = after?.find((each) => each.address === address)
        return found && found.lamports > 0n ? toInfo({ ...found, exists: true }, wanted.encoding) : null
      })
      const replacementBlockhash = replaceRecentBlockhash === true ? cluster.latestBlockhash() : null
      return inContext({
        ...{ err, logs, accounts: after && told ? told : null, unitsConsumed: units, returnData: null },
        ...{ innerInstructions: null, replacementBlockhash },
      })
    },
    sendTransaction: ([transaction, given]) => {
      const { encoding, skipPreflight } = readOptions(given)
      return cluster.send(readBytes(transaction, encoding), { skipPreflight: skipPreflight === true })
    },
    getSignatureStatuses: ([signatures]) => {
      if (!Array.isArray(signatures)) throw invalidParams('Invalid params: expected a list.')
      return inContext(signatures.map(statusOf))
    },
    getSignaturesForAddress: ([address, given]) => {
      const { before, limit = MOST_SIGNATURES } = readOptions(given)
      const last = before === undefined ? undefined : cluster.entry(readSignature(before))
      return cluster
        .entriesOf(readAddress(address))
        .filter(({ slot }) => last === undefined || slot < last.slot)
        .slice(0, Number(limit))
        .map(({ signature, slot, err, blockTime }) => ({
          ...{ signature, slot, err, blockTime, memo: null, confirmationStatus: 'finalized' },
        }))
    },
    getTransaction: ([signature, given]) => {
      const { encoding = 'json', maxSupportedTransactionVersion } = readOptions(
        typeof given === 'string' ? { encoding: given } : given,
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
      return describeEntry(entry, encoding)
    },
    getBlockTime: ([slot]) => cluster.entriesOf().find((each) => each.slot === BigInt(Number(slot)))?.blockTime ?? null,
  }
}
