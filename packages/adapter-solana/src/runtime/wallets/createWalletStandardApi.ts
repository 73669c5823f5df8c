import { ModalError } from '@foyer/core/adapter'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type { Wallet as StandardWallet, WalletAccount } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import type { BrowserWalletApi, WireTransaction } from '../../walletApi.js'
import { isAddress } from '../address/isAddress.js'
import { fromStandardChain, toStandardChain } from '../networks/standardChains.js'
import { toBase58 } from '../wire/base58.js'
import { toBytes } from '../wire/toBytes.js'
import { createInvalidResponseError, parseSignature, parseTransactionBytes } from './parseResponse.js'

export function createWalletStandardApi(wallet: StandardWallet): BrowserWalletApi {
  const connecting = getFeature<StandardConnectFeature>(wallet, 'standard:connect', 'connect')
  const disconnecting = getFeature<StandardDisconnectFeature>(wallet, 'standard:disconnect', 'disconnect')
  const events = getFeature<StandardEventsFeature>(wallet, 'standard:events', 'on')
  const messages = getFeature<SolanaSignMessageFeature>(wallet, 'solana:signMessage', 'signMessage')
  const signing = getFeature<SolanaSignTransactionFeature>(wallet, 'solana:signTransaction', 'signTransaction')
  const sending = getFeature<SolanaSignAndSendTransactionFeature>(
    wallet,
    'solana:signAndSendTransaction',
    'signAndSendTransaction',
  )
  const signingIn = getFeature<SolanaSignInFeature>(wallet, 'solana:signIn', 'signIn')
  let known: readonly WalletAccount[] = []

  const accountOf = (address: string): WalletAccount => {
    const account = known.find((each) => each.address === address)
    if (!account) throw new ModalError('NOT_AUTHORIZED', { context: { address } })
    return account
  }
  return {
    wallet,
    async connect(silent) {
      const answer = await connecting?.connect({ silent })
      known = usable(answer?.accounts ?? wallet.accounts)
    },
    accounts: () => known,
    networks: () => wallet.chains.flatMap((chain) => fromStandardChain(chain) ?? []),
    watch(listener) {
      const stop = events?.on('change', ({ accounts }) => {
        if (!accounts) return
        known = usable(accounts)
        listener(known.length ? { type: 'accounts' } : { type: 'end' })
      })
      return () => stop?.()
    },
    async refresh(isRefused) {
      // A silent connect returns the accounts that are still authorized. Wallets that do not support it reject, or
      // return all.
      const answer = isRefused ? await connecting?.connect({ silent: true }).catch(() => ({ accounts: [] })) : undefined
      const accounts = usable(answer?.accounts ?? wallet.accounts)
      if (isRefused || accounts.length) known = accounts
    },
    disconnect: async () => disconnecting?.disconnect(),
    signMessage:
      messages &&
      (async (message, { address }) => {
        const [output] = await messages.signMessage({ account: accountOf(address), message })
        if (!output) throw createInvalidResponseError('signature')
        return { signature: parseSignature(output.signature), signedMessage: output.signedMessage ?? message }
      }),
    signTransactions:
      signing &&
      (async (wires, { address, caipNetworkId }) => {
        const account = accountOf(address)
        for (const wire of wires) checkVersion(wire, signing.supportedTransactionVersions)
        const chain = toStandardChain(caipNetworkId)
        const inputs = wires.map(({ bytes }) => ({ account, chain, transaction: bytes }))
        const outputs = await signing.signTransaction(...inputs)
        return wires.map((_, index) => parseTransactionBytes(outputs[index]?.signedTransaction))
      }),
    sendTransaction:
      sending &&
      (async (wire, { address, caipNetworkId, options }) => {
        checkVersion(wire, sending.supportedTransactionVersions)
        const chain = toStandardChain(caipNetworkId)
        const input = { account: accountOf(address), chain, transaction: wire.bytes, options }
        const [output] = await sending.signAndSendTransaction(input)
        return toBase58(parseSignature(output?.signature))
      }),
    signIn:
      signingIn &&
      (async (input) => {
        const [output] = await signingIn.signIn(input)
        if (!output) throw createInvalidResponseError('signature')
        const { account, signature } = output
        const signedMessage = toBytes(output.signedMessage)
        if (!signedMessage) throw createInvalidResponseError('message')
        // Signing in has also connected the wallet.
        if (!known.length) known = usable(wallet.accounts.length ? wallet.accounts : [account])
        return { address: account.address, signedMessage, signature: parseSignature(signature) }
      }),
  }
}

function usable(accounts: readonly WalletAccount[]): readonly WalletAccount[] {
  const isSolana = (chain: unknown) => typeof chain === 'string' && chain.startsWith('solana:')
  return [...accounts].filter(
    ({ address, chains }) => typeof address === 'string' && isAddress(address) && [...chains].some(isSolana),
  )
}

/**
 * Throws for a transaction version that the wallet does not support, because the wallet might sign the transaction
 * without showing it.
 */
function checkVersion({ version }: WireTransaction, supported: readonly ('legacy' | number)[]): void {
  if (supported.includes(version)) return
  throw new ModalError('METHOD_UNSUPPORTED', {
    context: { version },
    message: `The wallet cannot sign transactions of version ${version}: use another version`,
  })
}

function getFeature<Feature>(
  { features }: StandardWallet,
  name: keyof Feature & `${string}:${string}`,
  method: string,
): Feature[typeof name] | undefined {
  const result = features[name]
  const isThere = typeof (result as Readonly<Record<string, unknown>> | undefined)?.[method] === 'function'
  return isThere ? (result as Feature[typeof name]) : undefined
}
