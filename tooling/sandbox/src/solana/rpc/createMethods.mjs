import { getBase64Decoder } from '@solana/kit'
import { invalidParams, readAddress, readBytes, readOptions, readSignature } from './readParams.mjs'

/**
 * What a node answers, by method. Numbers of lamports are bigints, which the server writes as the plain digits they are
 * on the wire.
 *
 * @param {import('../createCluster.mjs').Cluster} cluster
 * @returns {Readonly<Record<string, (params: readonly unknown[]) => unknown>>}
 */
export function createMethods(cluster) {
  const inContext = (/** @type {unknown} */ value) => ({
    context: { apiVersion: '2.3.0', slot: cluster.slot() },
    value,
  })
  const statusOf = (/** @type {unknown} */ signature) => {
    const entry = cluster.entry(readSignature(signature))
    if (entry === undefined) return null
    const { slot, err } = entry
    const status = err === null ? { Ok: null } : { Err: err }
    return { slot, confirmations: null, err, status, confirmationStatus: 'finalized' }
  }
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
      const bytes = readBytes(message, 'base64')
      // A message begins with its version, which has the highest bit, or with its number of signatures.
      const signatures = bytes[(bytes[0] ?? 0) & 0x80 ? 1 : 0] ?? 0
      return inContext(5000 * signatures)
    },
    getBalance: ([address, options]) => {
      readOptions(options)
      return inContext(cluster.balance(readAddress(address)))
    },
    getAccountInfo: ([address, options]) => {
      readOptions(options)
      return inContext(toInfo(cluster.account(readAddress(address))))
    },
    getMultipleAccounts: ([addresses]) => {
      if (!Array.isArray(addresses)) throw invalidParams('Invalid params: expected a list.')
      return inContext(addresses.map((each) => toInfo(cluster.account(readAddress(each)))))
    },
    requestAirdrop: ([address, amount]) => cluster.airdrop(readAddress(address), BigInt(Number(amount))),
    simulateTransaction: ([transaction, given]) =>
      inContext(cluster.simulate(readBytes(transaction, readOptions(given).encoding))),
    sendTransaction: ([transaction, given]) => {
      const { encoding, skipPreflight } = readOptions(given)
      return cluster.send(readBytes(transaction, encoding), { skipPreflight: skipPreflight === true })
    },
    getSignatureStatuses: ([signatures]) => {
      if (!Array.isArray(signatures)) throw invalidParams('Invalid params: expected a list.')
      return inContext(signatures.map(statusOf))
    },
    getSignaturesForAddress: ([address]) =>
      cluster.entriesOf(readAddress(address)).map(({ signature, slot, err, blockTime }) => ({
        ...{ signature, slot, err, blockTime, memo: null, confirmationStatus: 'finalized' },
      })),
    getTransaction: ([signature, options]) => {
      readOptions(options)
      const entry = cluster.entry(readSignature(signature))
      if (entry === undefined) return null
      const { slot, err, blockTime, before, after, logs, bytes } = entry
      return {
        slot,
        blockTime,
        transaction: [getBase64Decoder().decode(bytes), 'base64'],
        meta: { err, fee: 5000, preBalances: before, postBalances: after, logMessages: logs },
        version: 'legacy',
      }
    },
  }
}

/** @param {import('@solana/kit').MaybeEncodedAccount} account */
function toInfo(account) {
  if (!account.exists) return null
  const { lamports, data, programAddress, executable } = account
  return {
    lamports,
    data: [getBase64Decoder().decode(data), 'base64'],
    owner: programAddress,
    executable,
    rentEpoch: 0,
    space: data.length,
  }
}
