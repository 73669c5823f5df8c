import { type AdapterContext, ModalError } from '@foyer/core/adapter'
import type { BitcoinAddress } from '../../provider.js'
import { base64ToBytes, bytesToBase64, bytesToHex, hexToBytes } from '../address/bytes.js'
import { isTaproot } from '../methods/signMessage.js'
import { deriveNetworkId } from '../networks/deriveNetworkId.js'
import { getWalletNetworkNames } from '../networks/networkNames.js'
import type { BitcoinNetworkId, WalletApi } from '../walletApi.js'
import { createWalletStateStorage } from './createWalletStateStorage.js'
import { requestRpcProvider } from './requestRpcProvider.js'
import { isRecord, readText, toList, type WalletApiParameters } from './walletObject.js'

/**
 * Wraps Leather, which takes the network in each request and PSBTs in hex, signs BIP-322 only, emits no events and
 * lists no accounts without a prompt (https://docs.stacks.co/reference/stacks.js/stacks-connect/methods/signpsbt, seen
 * 2026-11).
 */
export function createLeatherApi(
  adapterContext: AdapterContext<'bip122'>,
  { walletId, source }: WalletApiParameters,
): WalletApi {
  const memory = createWalletStateStorage(adapterContext, walletId)
  const request = (method: string, params?: unknown) => requestRpcProvider(source, method, params)
  const nameOf = (caipNetworkId: BitcoinNetworkId) => {
    const name = getWalletNetworkNames(caipNetworkId)?.leather
    if (!name) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
    return name
  }
  const load = async (caipNetworkId: BitcoinNetworkId | undefined) => {
    const answer = await request('getAddresses', caipNetworkId && { network: nameOf(caipNetworkId) })
    const addresses = toList(isRecord(answer) ? answer.addresses : undefined).flatMap(readAddress)
    const address = addresses.find(({ purpose }) => purpose === 'payment')?.address
    if (!address) throw new ModalError('NOT_AUTHORIZED')
    return memory.write({ addresses, caipNetworkId: caipNetworkId ?? deriveNetworkId(adapterContext, { address }) })
  }

  return {
    raw: source,
    connect: (network) => load(network?.caipNetworkId),
    read: async (isRefused) => (isRefused ? undefined : memory.read()),
    switchNetwork: async ({ caipNetworkId }) => void (await load(caipNetworkId)),
    async signMessage({ message, account, caipNetworkId }) {
      const paymentType = isTaproot(account.address) ? 'p2tr' : 'p2wpkh'
      return (
        readText(await request('signMessage', { message, paymentType, network: nameOf(caipNetworkId) }), 'signature') ??
        ''
      )
    },
    async signPsbt({ psbt, signInputs, broadcast = false, caipNetworkId }) {
      const allowedSighash = signInputs.flatMap(({ sighashTypes = [] }) => sighashTypes)
      const answer = await request('signPsbt', {
        hex: bytesToHex(base64ToBytes(psbt)),
        signAtIndex: signInputs.map(({ index }) => index),
        ...(allowedSighash.length && { allowedSighash }),
        network: nameOf(caipNetworkId),
        broadcast,
      })
      const hex = readText(answer, 'hex') ?? ''
      return { psbt: bytesToBase64(hexToBytes(hex)), txid: readText(answer, 'txid') }
    },
    async sendTransfer({ recipient, amount, caipNetworkId }) {
      const recipients = [{ address: recipient, amount: String(amount) }]
      return readText(await request('sendTransfer', { recipients, network: nameOf(caipNetworkId) }), 'txid') ?? ''
    },
    listen: () => () => {},
    disconnect: async () => memory.forget(),
  }
}

function readAddress(value: unknown): BitcoinAddress[] {
  const address = readText(value, 'address')
  if (!address) return []
  const [publicKey, path] = [readText(value, 'publicKey'), readText(value, 'derivationPath')]
  if (readText(value, 'symbol') === 'STX') return [{ address, purpose: 'stx', publicKey, path }]
  const type = readText(value, 'type')
  if (type !== 'p2wpkh' && type !== 'p2tr') return []
  return [{ address, purpose: type === 'p2tr' ? 'ordinal' : 'payment', publicKey, path }]
}
