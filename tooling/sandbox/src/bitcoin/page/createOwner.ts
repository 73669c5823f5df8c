import { Transaction } from '@scure/btc-signer'
import roster from '../../roster.json'
import { createOwner as createAnyOwner, type Memory } from '../../wallets/createOwner'
import { internal, unauthorized, unsupported } from '../../wallets/errors'
import { createKeys } from '../keys/createKeys'
import { createEsploraClient } from '../keys/esplora'
import { sendTransfer } from '../keys/sendTransfer'
import { signBip322, signEcdsa } from '../keys/signMessage'
import { signPsbt } from '../keys/signPsbt'
import { MAINNET, NETWORKS } from '../networks'
import type { BitcoinAccount, BitcoinKey, BitcoinWalletOptions, BitcoinWalletScript, CaipNetworkId } from '../types'
import { nameOf } from './names'

export type Owner = ReturnType<typeof createOwner>

export type MessageProtocol = 'ecdsa' | 'bip322'

interface SavedState extends Memory {
  readonly network: CaipNetworkId
}

export interface PsbtRequest {
  readonly psbt: Uint8Array
  readonly inputs: readonly {
    readonly address: string
    readonly index: number
    readonly sighashTypes?: readonly number[] | undefined
  }[]
  /** Default: false, unless it is broadcast. */
  readonly finalize?: boolean | undefined
  readonly broadcast?: boolean | undefined
}

/** An address of the wallet, with its key, and the network it is for. */
interface OwnKey {
  readonly key: BitcoinKey
  readonly caipNetworkId: CaipNetworkId
}

/** A Bitcoin wallet behind its face: what all wallets are, with the keys and the ways of Bitcoin. */
export function createOwner(options: BitcoinWalletOptions) {
  const owner = createAnyOwner<SavedState>(options, {
    initial: (common) => ({ ...common, network: MAINNET }),
    chain: ({ network }) => nameOf(network),
  })
  const { accountIndexes, approvals, forget, granted, own, state, unlock, update } = owner
  const derive = createKeys(roster.mnemonic)
  const left: (() => void)[] = []

  const account = (position: number, network = state().network): BitcoinAccount =>
    derive(accountIndexes[own(position)] ?? 0, network)
  /** The key of an address that the site may use, on whichever network. */
  const keyOf = (address: unknown): OwnKey => {
    for (const position of granted() ?? []) {
      for (const caipNetworkId of Object.keys(NETWORKS)) {
        const { payment, ordinals } = account(position, caipNetworkId)
        const key = [payment, ordinals].find((each) => each.address === address)
        if (key) return { key, caipNetworkId }
      }
    }
    throw unauthorized()
  }
  const setNetwork = (network: CaipNetworkId) => {
    account(0, network)
    update((before) => ({ ...before, network }))
  }
  const urlOf = async (caipNetworkId: CaipNetworkId): Promise<string> => {
    const urls = typeof options.rpcUrls === 'function' ? await options.rpcUrls() : options.rpcUrls
    const url = new Map(Object.entries(urls)).get(caipNetworkId)
    if (url === undefined) throw internal(`The wallet has no way to ${nameOf(caipNetworkId)}.`)
    return url
  }
  const { answerTwice: _twice, addAccountToSite: _add, switchAccount, ...common } = owner.script
  const script: BitcoinWalletScript = {
    ...common,
    switchAccount: (position) => switchAccount(position),
    switchNetwork: setNetwork,
    disconnectSite() {
      forget()
      for (const tell of left) tell()
    },
  }

  return {
    ...owner,
    script,
    account,
    keyOf,
    setNetwork,
    /** Another network is in use, or the site sees other accounts; each is told with what it is now. */
    onNetwork: (tell: () => void) => owner.watch(() => state().network, tell),
    onAccounts: (tell: () => void) => owner.watch(() => owner.visible().join(), tell),
    /** The owner threw the site out. */
    onLeft: (tell: () => void) => void left.push(tell),
    /** Asks which accounts the site may see, unless it sees some. Who is let in again is not asked again. */
    async connect(method: string): Promise<void> {
      await unlock(method)
      if (granted()) return
      const addresses = accountIndexes.map((_, position) => account(position).payment.address)
      await owner.askToConnect(addresses, method)
    },
    /** In base64. */
    async signMessage(request: { address: unknown; message: string; protocol: MessageProtocol }, method: string) {
      const { message, protocol } = request
      const { key } = keyOf(request.address)
      // The oldest form says nothing of taproot.
      if (protocol === 'ecdsa' && key.tapInternalKey) throw unsupported('ECDSA with a taproot address')
      await unlock(method)
      await approvals.ask({ kind: 'message', address: key.address, text: message }, method)
      return protocol === 'ecdsa' ? signEcdsa(message, key) : signBip322(message, key)
    },
    /** Signs a site's transaction, and sends it where that was asked. */
    async signPsbt(
      { psbt, inputs: asked, broadcast = false, finalize = broadcast }: PsbtRequest,
      method: string,
    ): Promise<{ psbt: Uint8Array; txid?: string }> {
      const inputs = asked.map(({ address, ...input }) => ({ ...input, ...keyOf(address) }))
      await unlock(method)
      const facts = inputs.map(({ index, key }) => [`Input ${index}`, key.address] as const)
      const title = broadcast ? 'Sign and send this transaction?' : 'Sign this transaction?'
      await approvals.ask({ kind: 'transaction', told: { title, facts } }, method)
      const transaction = signPsbt(psbt, { inputs, finalize })
      const signed = transaction.toPSBT()
      if (!broadcast) return { psbt: signed }
      const { caipNetworkId = state().network } = inputs[0] ?? {}
      return { psbt: signed, txid: await createEsploraClient(await urlOf(caipNetworkId)).send(transaction.hex) }
    },
    /** Sends what is signed. Gives the transaction's id. */
    async push(psbt: Uint8Array): Promise<string> {
      return createEsploraClient(await urlOf(state().network)).send(Transaction.fromPSBT(psbt).hex)
    },
    /** Gives the transaction's id. Amounts in satoshis. */
    async sendTransfer(recipients: readonly { address: string; amount: bigint }[], method: string) {
      const [first] = owner.ordered()
      const { key, caipNetworkId } = keyOf(first === undefined ? undefined : account(first).payment.address)
      await unlock(method)
      const facts = recipients.flatMap(({ address, amount }) => [
        ['To', address] as const,
        ['Amount', `${amount} sat`] as const,
      ])
      await approvals.ask({ kind: 'transaction', told: { title: 'Send this transaction?', facts } }, method)
      return sendTransfer({ key, recipients, caipNetworkId, url: await urlOf(caipNetworkId) })
    },
    async switchNetwork(to: CaipNetworkId, method: string): Promise<void> {
      const from = state().network
      if (from === to) return
      await unlock(method)
      const facts = [['From', nameOf(from)] as const, ['To', nameOf(to)] as const]
      await approvals.ask({ kind: 'switch', told: { title: 'Switch network?', facts } }, method)
      setNetwork(to)
    },
  }
}
