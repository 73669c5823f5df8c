import { base64ToBytes, bytesToBase64, bytesToHex, hexToBytes } from '../address/bytes.js'
import type { WalletApi, WalletApiEvent } from '../walletApi.js'
import { callMethod, hasMethod, readText, type WalletObject } from './walletObject.js'

const EVENTS = ['accountsChanged', 'accountChanged', 'chainChanged', 'networkChanged']

/** Implements the methods that UniSat and OKX share: PSBTs in hex, amounts as numbers. */
export function createUnisatStyleMethods(provider: () => WalletObject) {
  return {
    async signMessage({ message, protocol }) {
      return String(
        await callMethod(provider(), 'signMessage', message, protocol === 'ecdsa' ? 'ecdsa' : 'bip322-simple'),
      )
    },
    async signPsbt({ psbt, signInputs, broadcast = false }) {
      const options = { autoFinalized: broadcast, toSignInputs: signInputs }
      const signed = await callMethod(provider(), 'signPsbt', bytesToHex(base64ToBytes(psbt)), options)
      const result = { psbt: bytesToBase64(hexToBytes(String(signed))) }
      return broadcast ? { ...result, txid: readId(await callMethod(provider(), 'pushPsbt', signed)) } : result
    },
    async sendTransfer({ recipient, amount, from }) {
      const source = provider()
      // OKX's `send` takes the amount in bitcoin
      // (https://web3.okx.com/onchainos/dev-docs/wallet/dapp-connect/chains/bitcoin/provider, seen 2026-11).
      const answer = hasMethod(source, 'sendBitcoin')
        ? await callMethod(source, 'sendBitcoin', recipient, Number(amount))
        : await callMethod(source, 'send', { from: from.address, to: recipient, value: toCoins(amount) })
      return readId(answer)
    },
  } satisfies Partial<WalletApi>
}

export function listenToUnisatStyleWallets(
  sources: readonly WalletObject[],
  listener: (event: WalletApiEvent) => void,
) {
  const changed = (value: unknown) => listener(Array.isArray(value) && !value.length ? 'hidden' : 'changed')
  const ended = () => listener('ended')
  const each = (register: (source: WalletObject, event: string, hear: (value: unknown) => void) => void) => {
    for (const source of sources) {
      for (const event of EVENTS) register(source, event, changed)
      register(source, 'disconnect', ended)
    }
  }
  each((source, event, hear) => {
    if (hasMethod(source, 'on')) void callMethod(source, 'on', event, hear)
  })
  return () =>
    each((source, event, hear) => {
      const undo = ['removeListener', 'off'].find((name) => hasMethod(source, name))
      if (undo) void callMethod(source, undo, event, hear)
    })
}

function readId(answer: unknown): string {
  return typeof answer === 'string' ? answer : (readText(answer, 'txhash') ?? readText(answer, 'txid') ?? '')
}

function toCoins(amount: bigint): string {
  const digits = String(amount).padStart(9, '0')
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`
}
