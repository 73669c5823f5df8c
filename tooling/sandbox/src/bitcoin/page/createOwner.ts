import { Transaction } from '@scure/btc-signer'
import { createApprovals } from '../../wallets/createApprovals'
import { createBehaviours } from '../../wallets/createBehaviours'
import { createJournal } from '../../wallets/createJournal'
import { internal, ProviderRpcError, unsupported } from '../../wallets/errors'
import { createPanel } from '../../wallets/panel/createPanel'
import { watchStorage } from '../../wallets/watchStorage'
import { createEsploraClient } from '../keys/esplora.mjs'
import { sendTransfer } from '../keys/sendTransfer.mjs'
import { signBip322, signEcdsa } from '../keys/signMessage.mjs'
import type { BitcoinWalletOptions, BitcoinWalletScript, CaipNetworkId } from '../types'
import { createSession } from './createSession'
import { nameOf } from './names'
import { signPsbt } from './signPsbt'

export type Owner = ReturnType<typeof createOwner>

export type MessageProtocol = 'ecdsa' | 'bip322'

/** A Bitcoin wallet behind its face: keys, memory, the owner's word, and the owner's hands for a test. */
export function createOwner(options: BitcoinWalletOptions) {
  const { name, icon, accent } = options
  const session = createSession(options)
  const { origin } = session
  const chain = () => nameOf(session.state().network)
  const panel = createPanel(options, { name, icon, accent, origin, chain })
  const behaviours = createBehaviours(options.setup ?? {}, panel === undefined ? 'approve' : 'panel')
  const approvals = createApprovals(behaviours, panel)
  const journal = createJournal()
  const target = options.window ?? (typeof window === 'undefined' ? undefined : window)
  const unwatch = target && watchStorage(target, session.storageKey, session.reload)

  const urlOf = async (caipNetworkId: CaipNetworkId): Promise<string> => {
    const urls = typeof options.rpcUrls === 'function' ? await options.rpcUrls() : options.rpcUrls
    const url = new Map(Object.entries(urls)).get(caipNetworkId)
    if (url === undefined) throw internal(`The wallet has no way to ${nameOf(caipNetworkId)}.`)
    return url
  }
  const unlock = async (method: string) => {
    if (!session.state().locked) return
    await approvals.askToUnlock(method)
    session.setLocked(false)
  }
  const script: BitcoinWalletScript = {
    mode: behaviours.setMode,
    delay: behaviours.setDelay,
    next: behaviours.push,
    release: (answer = 'approve') => approvals.release(answer),
    open: approvals.open,
    switchAccount: session.select,
    switchNetwork: session.setNetwork,
    lock: () => session.setLocked(true),
    unlock() {
      session.setLocked(false)
      approvals.unlocked()
    },
    disconnectSite: session.throwOut,
    log: journal.read,
    clearLog: journal.clear,
  }

  return {
    session,
    script,
    /** Writes a request down, and what came of it. */
    async record<T>(method: string, params: unknown, act: () => Promise<T> | T): Promise<T> {
      const entry = journal.write(method, params)
      try {
        const answer = await act()
        entry.done()
        return answer
      } catch (error) {
        const told = error instanceof ProviderRpcError ? error : internal(String(error))
        entry.failed(told.code)
        throw told
      }
    },
    /** Asks which accounts the site may see, unless it sees some. Who is let in again is not asked again. */
    async connect(method: string): Promise<void> {
      await unlock(method)
      if (session.granted().length > 0) return
      const checked = [session.state().selected]
      const accounts = session.all.map((position) => session.account(position).payment.address)
      const answer = await approvals.ask({ kind: 'connect', accounts, checked }, method)
      session.grant(answer.accounts ?? checked)
    },
    /** In base64. */
    async signMessage(request: { address: unknown; message: string; protocol: MessageProtocol }, method: string) {
      const { message, protocol } = request
      const { key } = session.keyOf(request.address)
      // The oldest form says nothing of taproot.
      if (protocol === 'ecdsa' && key.tapInternalKey) throw unsupported('ECDSA with a taproot address')
      await unlock(method)
      await approvals.ask({ kind: 'message', address: key.address, text: message }, method)
      return protocol === 'ecdsa' ? signEcdsa(message, key) : signBip322(message, key)
    },
    signPsbt: (request: Parameters<typeof signPsbt>[1], method: string) =>
      signPsbt({ session, approvals, unlock, urlOf }, request, method),
    /** Sends what is signed. Gives the transaction's id. */
    async push(psbt: Uint8Array): Promise<string> {
      const url = await urlOf(session.state().network)
      return createEsploraClient(url).send(Transaction.fromPSBT(psbt).hex)
    },
    /** Gives the transaction's id. Amounts in satoshis. */
    async sendTransfer(recipients: readonly { address: string; amount: bigint }[], method: string, from?: string) {
      const first = session.positions()[0] ?? session.granted()[0]
      const { key, caipNetworkId } = session.keyOf(
        from ?? (first === undefined ? undefined : session.account(first).payment.address),
      )
      await unlock(method)
      const facts = recipients.flatMap(({ address, amount }) => [
        ['To', address] as const,
        ['Amount', `${amount} sat`] as const,
      ])
      await approvals.ask({ kind: 'transaction', told: { title: 'Send this transaction?', facts } }, method)
      return sendTransfer({ key, recipients, caipNetworkId, url: await urlOf(caipNetworkId) })
    },
    async switchNetwork(to: CaipNetworkId, method: string): Promise<void> {
      const from = session.state().network
      if (from === to) return
      await unlock(method)
      const facts = [['From', nameOf(from)] as const, ['To', nameOf(to)] as const]
      await approvals.ask({ kind: 'switch', told: { title: 'Switch network?', facts } }, method)
      session.setNetwork(to)
    },
    destroy(): void {
      unwatch?.()
      session.clear()
      approvals.destroy()
    },
  }
}
