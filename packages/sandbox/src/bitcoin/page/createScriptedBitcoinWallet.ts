import { Transaction } from '@scure/btc-signer'
import testAccounts from '../../testAccounts.json'
import { createScriptedWallet as createAnyWallet, type SavedWalletState } from '../../wallet/createScriptedWallet'
import { createInternalError, createUnauthorizedError, createUnsupportedError } from '../../wallet/errors'
import { createBitcoinDeriver } from '../keys/createBitcoinDeriver'
import { createEsploraClient } from '../keys/createEsploraClient'
import { sendBitcoin } from '../keys/sendBitcoin'
import { signBip322, signEcdsa } from '../keys/signMessage'
import { signPsbt } from '../keys/signPsbt'
import { BITCOIN_MAINNET, BITCOIN_NETWORKS } from '../networks'
import type { BitcoinAccount, BitcoinKey, BitcoinWalletOptions, BitcoinWalletScript, CaipNetworkId } from '../types'
import { getNetworkName } from './networkNames'

export type ScriptedBitcoinWallet = ReturnType<typeof createScriptedBitcoinWallet>

export type MessageProtocol = 'ecdsa' | 'bip322'

interface SavedState extends SavedWalletState {
  readonly network: CaipNetworkId
}

export interface PsbtRequest {
  readonly psbt: Uint8Array
  readonly inputs: readonly {
    readonly address: string
    readonly index: number
    readonly sighashTypes?: readonly number[] | undefined
  }[]
  /** Completes the inputs for broadcast. @default the value of `broadcast` */
  readonly finalize?: boolean | undefined
  readonly broadcast?: boolean | undefined
}

interface OwnKey {
  readonly key: BitcoinKey
  readonly caipNetworkId: CaipNetworkId
}

export function createScriptedBitcoinWallet(options: BitcoinWalletOptions) {
  const scriptedWallet = createAnyWallet<SavedState>(options, {
    initial: (common) => ({ ...common, network: BITCOIN_MAINNET }),
    chain: ({ network }) => getNetworkName(network),
  })
  const { accountIndexes, approvals, forget, granted, own, state, unlock, update } = scriptedWallet
  const derive = createBitcoinDeriver(testAccounts.mnemonic)
  const left: (() => void)[] = []

  const account = (position: number, network = state().network): BitcoinAccount =>
    derive(accountIndexes[own(position)] ?? 0, network)
  const keyOf = (address: unknown): OwnKey => {
    for (const position of granted() ?? []) {
      for (const caipNetworkId of Object.keys(BITCOIN_NETWORKS)) {
        const { payment, ordinals } = account(position, caipNetworkId)
        const key = [payment, ordinals].find((each) => each.address === address)
        if (key) return { key, caipNetworkId }
      }
    }
    throw createUnauthorizedError()
  }
  const setNetwork = (network: CaipNetworkId) => {
    account(0, network)
    update((before) => ({ ...before, network }))
  }
  const urlOf = async (caipNetworkId: CaipNetworkId): Promise<string> => {
    const urls = typeof options.rpcUrls === 'function' ? await options.rpcUrls() : options.rpcUrls
    const url = new Map(Object.entries(urls)).get(caipNetworkId)
    if (url === undefined) throw createInternalError(`The wallet has no way to ${getNetworkName(caipNetworkId)}.`)
    return url
  }
  const { answerTwice: _twice, addAccountToSite: _add, switchAccount, ...common } = scriptedWallet.script
  const script: BitcoinWalletScript = {
    ...common,
    switchAccount: (position) => switchAccount(position),
    switchNetwork: setNetwork,
    disconnectSite() {
      forget()
      for (const notify of left) notify()
    },
  }

  return {
    ...scriptedWallet,
    script,
    account,
    keyOf,
    setNetwork,
    onNetwork: (notify: () => void) => scriptedWallet.watch(() => state().network, notify),
    onAccounts: (notify: () => void) => scriptedWallet.watch(() => scriptedWallet.visible().join(), notify),
    onLeft: (notify: () => void) => void left.push(notify),
    // Prompts the user unless the app may see an account already.
    async connect(method: string): Promise<void> {
      await unlock(method)
      if (granted()) return
      const addresses = accountIndexes.map((_, position) => account(position).payment.address)
      await scriptedWallet.promptToConnect(addresses, method)
    },
    async signMessage(request: { address: unknown; message: string; protocol: MessageProtocol }, method: string) {
      const { message, protocol } = request
      const { key } = keyOf(request.address)
      // Bitcoin's legacy format cannot sign with a Taproot address.
      if (protocol === 'ecdsa' && key.tapInternalKey) throw createUnsupportedError('ECDSA with a taproot address')
      await unlock(method)
      await approvals.prompt({ kind: 'message', address: key.address, text: message }, method)
      return protocol === 'ecdsa' ? signEcdsa(message, key) : signBip322(message, key)
    },
    async signPsbt(
      { psbt, inputs: requested, broadcast = false, finalize = broadcast }: PsbtRequest,
      method: string,
    ): Promise<{ psbt: Uint8Array; txid?: string }> {
      const inputs = requested.map(({ address, ...input }) => ({ ...input, ...keyOf(address) }))
      await unlock(method)
      const facts = inputs.map(({ index, key }) => [`Input ${index}`, key.address] as const)
      const title = broadcast ? 'Sign and send this transaction?' : 'Sign this transaction?'
      await approvals.prompt({ kind: 'transaction', description: { title, facts } }, method)
      const transaction = signPsbt(psbt, { inputs, finalize })
      const signed = transaction.toPSBT()
      if (!broadcast) return { psbt: signed }
      const { caipNetworkId = state().network } = inputs[0] ?? {}
      return { psbt: signed, txid: await createEsploraClient(await urlOf(caipNetworkId)).send(transaction.hex) }
    },
    async push(psbt: Uint8Array): Promise<string> {
      return createEsploraClient(await urlOf(state().network)).send(Transaction.fromPSBT(psbt).hex)
    },
    /** Prompts the user, then signs and sends a payment in satoshis. Returns the transaction's id. */
    async sendTransfer(recipients: readonly { address: string; amount: bigint }[], method: string) {
      const [first] = scriptedWallet.ordered()
      const { key, caipNetworkId } = keyOf(first === undefined ? undefined : account(first).payment.address)
      await unlock(method)
      const facts = recipients.flatMap(({ address, amount }) => [
        ['To', address] as const,
        ['Amount', `${amount} sat`] as const,
      ])
      await approvals.prompt({ kind: 'transaction', description: { title: 'Send this transaction?', facts } }, method)
      return sendBitcoin({ key, recipients, caipNetworkId, url: await urlOf(caipNetworkId) })
    },
    async switchNetwork(to: CaipNetworkId, method: string): Promise<void> {
      const from = state().network
      if (from === to) return
      await unlock(method)
      const facts = [['From', getNetworkName(from)] as const, ['To', getNetworkName(to)] as const]
      await approvals.prompt({ kind: 'switch', description: { title: 'Switch network?', facts } }, method)
      setNetwork(to)
    },
  }
}
