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
import type { BrowserLink, Wire } from '../../link.js'
import { fromChain, toChain } from '../chains.js'
import { toBase58 } from '../wire/base58.js'
import { isAddress } from '../wire/isAddress.js'
import { toBytes } from '../wire/toBytes.js'
import { readSignature, readTransaction, unusable } from './answers.js'
import { featureOf } from './featureOf.js'

/** A wallet that registered by the Wallet Standard. */
export function standardLink(wallet: StandardWallet): BrowserLink {
  const connecting = featureOf<StandardConnectFeature>(wallet, 'standard:connect', 'connect')
  const disconnecting = featureOf<StandardDisconnectFeature>(wallet, 'standard:disconnect', 'disconnect')
  const events = featureOf<StandardEventsFeature>(wallet, 'standard:events', 'on')
  const messages = featureOf<SolanaSignMessageFeature>(wallet, 'solana:signMessage', 'signMessage')
  const signing = featureOf<SolanaSignTransactionFeature>(wallet, 'solana:signTransaction', 'signTransaction')
  const sending = featureOf<SolanaSignAndSendTransactionFeature>(
    wallet,
    'solana:signAndSendTransaction',
    'signAndSendTransaction',
  )
  const signingIn = featureOf<SolanaSignInFeature>(wallet, 'solana:signIn', 'signIn')
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
    networks: () => wallet.chains.flatMap((chain) => fromChain(chain) ?? []),
    watch(listener) {
      const stop = events?.on('change', ({ accounts }) => {
        if (!accounts) return
        known = usable(accounts)
        listener(known.length ? { type: 'accounts' } : { type: 'end' })
      })
      return () => stop?.()
    },
    leave: async () => disconnecting?.disconnect(),
    signMessage:
      messages &&
      (async (message, { address }) => {
        const [output] = await messages.signMessage({ account: accountOf(address), message })
        if (!output) throw unusable('signature')
        return { signature: readSignature(output.signature), signedMessage: output.signedMessage ?? message }
      }),
    signTransactions:
      signing &&
      (async (wires, { address, caipNetworkId }) => {
        const account = accountOf(address)
        for (const wire of wires) checkVersion(wire, signing.supportedTransactionVersions)
        const chain = toChain(caipNetworkId)
        const inputs = wires.map(({ bytes }) => ({ account, chain, transaction: bytes }))
        const outputs = await signing.signTransaction(...inputs)
        return wires.map((_, index) => readTransaction(outputs[index]?.signedTransaction))
      }),
    sendTransaction:
      sending &&
      (async (wire, { address, caipNetworkId, options }) => {
        checkVersion(wire, sending.supportedTransactionVersions)
        const chain = toChain(caipNetworkId)
        const input = { account: accountOf(address), chain, transaction: wire.bytes, options }
        const [output] = await sending.signAndSendTransaction(input)
        return toBase58(readSignature(output?.signature))
      }),
    signIn:
      signingIn &&
      (async (input) => {
        const [output] = await signingIn.signIn(input)
        if (!output) throw unusable('signature')
        const { account, signature } = output
        const signedMessage = toBytes(output.signedMessage)
        if (!signedMessage) throw unusable('message')
        // It has connected along the way.
        if (!known.length) known = usable(wallet.accounts.length ? wallet.accounts : [account])
        return { address: account.address, signedMessage, signature: readSignature(signature) }
      }),
  }
}

/** A wallet of several chains lists accounts of all of them. */
function usable(accounts: readonly WalletAccount[]): readonly WalletAccount[] {
  const isSolana = (chain: unknown) => typeof chain === 'string' && chain.startsWith('solana:')
  return [...accounts].filter(
    ({ address, chains }) => typeof address === 'string' && isAddress(address) && [...chains].some(isSolana),
  )
}

/** A wallet that does not know a version would take it for garbage, or sign what it cannot show. */
function checkVersion({ version }: Wire, supported: readonly ('legacy' | number)[]): void {
  if (supported.includes(version)) return
  throw new ModalError('ACT_UNSUPPORTED', {
    context: { version },
    message: `This wallet cannot sign transactions of version ${version}`,
  })
}
