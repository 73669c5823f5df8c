import { base64ToBytes, bytesToBase64, bytesToHex, hexToBytes } from '../bytes.js'
import type { LinkEvent, WalletLink } from '../link.js'
import { call, has, type Methods, textOf } from './read.js'

const EVENTS = ['accountsChanged', 'accountChanged', 'chainChanged', 'networkChanged']

/** What UniSat began and OKX took over: transactions in hex, amounts as numbers. `provider` gives the object in use. */
export function injectedActs(provider: () => Methods) {
  return {
    async signMessage({ message, protocol }) {
      return String(await call(provider(), 'signMessage', message, protocol === 'ecdsa' ? 'ecdsa' : 'bip322-simple'))
    },
    async signPsbt({ psbt, signInputs, broadcast = false }) {
      const options = { autoFinalized: broadcast, toSignInputs: signInputs }
      const signed = await call(provider(), 'signPsbt', bytesToHex(base64ToBytes(psbt)), options)
      const result = { psbt: bytesToBase64(hexToBytes(String(signed))) }
      return broadcast ? { ...result, txid: readId(await call(provider(), 'pushPsbt', signed)) } : result
    },
    async sendTransfer({ recipient, amount, from }) {
      const source = provider()
      // OKX's other way takes whole coins
      // (https://web3.okx.com/onchainos/dev-docs/wallet/dapp-connect/chains/bitcoin/provider, seen 2026-11).
      const answer = has(source, 'sendBitcoin')
        ? await call(source, 'sendBitcoin', recipient, Number(amount))
        : await call(source, 'send', { from: from.address, to: recipient, value: toCoins(amount) })
      return readId(answer)
    },
  } satisfies Partial<WalletLink>
}

/** Hears the events of these objects. */
export function listenToInjected(sources: readonly Methods[], listener: (event: LinkEvent) => void) {
  const changed = (value: unknown) => listener(Array.isArray(value) && !value.length ? 'hidden' : 'changed')
  const ended = () => listener('ended')
  const each = (act: (source: Methods, event: string, hear: (value: unknown) => void) => void) => {
    for (const source of sources) {
      for (const event of EVENTS) act(source, event, changed)
      act(source, 'disconnect', ended)
    }
  }
  each((source, event, hear) => {
    if (has(source, 'on')) void call(source, 'on', event, hear)
  })
  return () =>
    each((source, event, hear) => {
      const undo = ['removeListener', 'off'].find((name) => has(source, name))
      if (undo) void call(source, undo, event, hear)
    })
}

function readId(answer: unknown): string {
  return typeof answer === 'string' ? answer : (textOf(answer, 'txhash') ?? textOf(answer, 'txid') ?? '')
}

/** Satoshis as decimal text of whole coins. */
function toCoins(amount: bigint): string {
  const digits = String(amount).padStart(9, '0')
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`
}
