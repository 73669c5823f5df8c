import { type AdapterHost, ModalError } from '@foyer/core/adapter'
import type { BitcoinAddress } from '../../provider.js'
import { isTaproot } from '../acts/signMessage.js'
import { base64ToBytes, bytesToBase64, bytesToHex, hexToBytes } from '../bytes.js'
import type { BitcoinNetworkId, WalletLink } from '../link.js'
import { namesOf } from '../networkNames.js'
import { networkOf } from '../networkOf.js'
import { askProvider } from './askProvider.js'
import { isRecord, type LinkParameters, listOf, textOf } from './read.js'
import { rememberState } from './rememberState.js'

/**
 * Leather. It asks in sats-connect's way and answers in its own: the network is named in each request, transactions are
 * hex (https://docs.stacks.co/reference/stacks.js/stacks-connect/methods/signpsbt, seen 2026-11), messages are signed by
 * BIP-322 only, nothing is told, and nothing can be asked without a prompt.
 */
export function leatherLink(host: AdapterHost<'bip122'>, { walletId, source }: LinkParameters): WalletLink {
  const memory = rememberState(host, walletId)
  const ask = (method: string, params?: unknown) => askProvider(source, method, params)
  const nameOf = (caipNetworkId: BitcoinNetworkId) => {
    const name = namesOf(caipNetworkId)?.leather
    if (!name) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
    return name
  }
  const load = async (caipNetworkId: BitcoinNetworkId | undefined) => {
    const answer = await ask('getAddresses', caipNetworkId && { network: nameOf(caipNetworkId) })
    const addresses = listOf(isRecord(answer) ? answer.addresses : undefined).flatMap(readAddress)
    const address = addresses.find(({ purpose }) => purpose === 'payment')?.address
    if (!address) throw new ModalError('NOT_AUTHORIZED')
    return memory.write({ addresses, caipNetworkId: caipNetworkId ?? networkOf(host, { address }) })
  }

  return {
    raw: source,
    connect: (network) => load(network?.caipNetworkId),
    read: async () => memory.read(),
    switchNetwork: async ({ caipNetworkId }) => void (await load(caipNetworkId)),
    async signMessage({ message, account, caipNetworkId }) {
      const paymentType = isTaproot(account.address) ? 'p2tr' : 'p2wpkh'
      return (
        textOf(await ask('signMessage', { message, paymentType, network: nameOf(caipNetworkId) }), 'signature') ?? ''
      )
    },
    async signPsbt({ psbt, signInputs, broadcast = false, caipNetworkId }) {
      const allowedSighash = signInputs.flatMap(({ sighashTypes = [] }) => sighashTypes)
      const answer = await ask('signPsbt', {
        hex: bytesToHex(base64ToBytes(psbt)),
        signAtIndex: signInputs.map(({ index }) => index),
        ...(allowedSighash.length && { allowedSighash }),
        network: nameOf(caipNetworkId),
        broadcast,
      })
      const hex = textOf(answer, 'hex') ?? ''
      return { psbt: bytesToBase64(hexToBytes(hex)), txid: textOf(answer, 'txid') }
    },
    async sendTransfer({ recipient, amount, caipNetworkId }) {
      const recipients = [{ address: recipient, amount: String(amount) }]
      return textOf(await ask('sendTransfer', { recipients, network: nameOf(caipNetworkId) }), 'txid') ?? ''
    },
    listen: () => () => {},
    leave: async () => memory.forget(),
  }
}

function readAddress(value: unknown): BitcoinAddress[] {
  const address = textOf(value, 'address')
  if (!address) return []
  const [publicKey, path] = [textOf(value, 'publicKey'), textOf(value, 'derivationPath')]
  if (textOf(value, 'symbol') === 'STX') return [{ address, purpose: 'stx', publicKey, path }]
  const type = textOf(value, 'type')
  if (type !== 'p2wpkh' && type !== 'p2tr') return []
  return [{ address, purpose: type === 'p2tr' ? 'ordinal' : 'payment', publicKey, path }]
}
