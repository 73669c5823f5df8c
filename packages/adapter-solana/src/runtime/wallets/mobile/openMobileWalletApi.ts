import { type AdapterContext, type CaipNetworkId, ModalError, toModuleLoadError } from '@foyer/core/adapter'
import type { MobileWallet as PhoneWallet } from '@solana-mobile/mobile-wallet-adapter-protocol'
import type { MobileWallet } from '../../../options.js'
import type { BrowserWalletApi, SigningAccount } from '../../../walletApi.js'
import { toStandardChain } from '../../networks/standardChains.js'
import { fromBase58, toBase58 } from '../../wire/base58.js'
import { fromBase64, toBase64 } from '../../wire/base64.js'
import { SIGNATURE_LENGTH } from '../../wire/toWireTransaction.js'
import { createInvalidResponseError, parseSignature, parseTransactionBytes } from '../parseResponse.js'
import { createAuthorizationStore } from './createAuthorizationStore.js'
import { parseAddress, parseAuthorization } from './parseAuthorization.js'
import { toMobileError } from './toMobileError.js'
import { waitForPhone } from './waitForPhone.js'

const NAME = '@solana-mobile/mobile-wallet-adapter-protocol'

/**
 * Opens a wallet app of this phone for each request. The app answers over a local socket, and the session ends with the
 * answer. https://solana-mobile.github.io/mobile-wallet-adapter/spec/spec.html
 */
export async function openMobileWalletApi(
  adapterContext: AdapterContext<'solana'>,
  wallet: MobileWallet,
): Promise<BrowserWalletApi> {
  const { startScenario } = await loadProtocol()
  const store = createAuthorizationStore(adapterContext.storage, wallet.name)
  const { metadata } = adapterContext
  let known = store.read()

  const run = async <Result>(request: (phone: PhoneWallet) => Promise<Result>): Promise<Result> => {
    let close = () => {}
    try {
      const scenario = await startScenario()
      close = scenario.close
      return await waitForPhone(scenario.wallet.then(request))
    } catch (thrown) {
      throw toMobileError(thrown)
    } finally {
      close()
    }
  }
  const authorize = async (
    phone: PhoneWallet,
    caipNetworkId: CaipNetworkId<'solana'>,
    more: { readonly sign_in_payload?: object } = {},
  ) => {
    const chain = toStandardChain(caipNetworkId)
    const { name, url, icons } = metadata
    const identity = { name, uri: url, ...getRelativeIcon(url, icons) }
    // A token is for one network.
    const token = known?.chain === chain ? known.token : undefined
    try {
      const answer: unknown = await phone.authorize({ identity, chain, ...(token && { auth_token: token }), ...more })
      known = { ...parseAuthorization(answer), chain }
      store.write(known)
      return answer
    } catch (thrown) {
      // The app no longer knows the token, or the user declined: the protocol has one code for both.
      if (token !== undefined && known) {
        known = { ...known, token: undefined }
        store.write(known)
      }
      throw thrown
    }
  }
  const request = <Result>(
    { address, caipNetworkId }: SigningAccount,
    send: (phone: PhoneWallet) => Promise<Result>,
  ): Promise<Result> =>
    run(async (phone) => {
      await authorize(phone, caipNetworkId)
      if (!known?.accounts.some((each) => each.address === address))
        throw new ModalError('NOT_AUTHORIZED', { context: { address } })
      return send(phone)
    })
  const activeNetworkId = () => {
    const id = adapterContext.activeNetworkId() ?? adapterContext.$networks.get()[0]?.caipNetworkId
    if (id === undefined) throw new ModalError('NETWORK_UNDEFINED')
    return id
  }

  return {
    wallet,
    async connect(silent) {
      // A wallet app cannot be asked without opening it.
      if (!silent) await run((phone) => authorize(phone, activeNetworkId()))
    },
    accounts: () => known?.accounts ?? [],
    networks: () => undefined,
    watch: () => () => {},
    async disconnect() {
      known = undefined
      store.remove()
    },
    signMessage: (message, signing) =>
      request(signing, async (phone) => {
        const bytes = fromBase58(signing.address)
        const answer = await phone.signMessages({
          addresses: [bytes ? toBase64(bytes) : ''],
          payloads: [toBase64(message)],
        })
        const signed = readFirst(answer, 'signed_payloads') ?? new Uint8Array()
        // The signature follows the message.
        const end = signed.length - SIGNATURE_LENGTH
        if (end < 0) throw createInvalidResponseError('signature')
        return { signature: signed.slice(end), signedMessage: end === 0 ? message : signed.slice(0, end) }
      }),
    signTransactions: (wires, signing) =>
      request(signing, async (phone) => {
        const answer = await phone.signTransactions({ payloads: wires.map(({ bytes }) => toBase64(bytes)) })
        const signed = readList(answer, 'signed_payloads')
        return wires.map((_, index) => parseTransactionBytes(fromBase64(signed[index])))
      }),
    sendTransaction: (wire, { options, ...signing }) =>
      request(signing, async (phone) => {
        const answer = await phone.signAndSendTransactions({
          payloads: [toBase64(wire.bytes)],
          options: {
            ...(options.minContextSlot !== undefined && { min_context_slot: options.minContextSlot }),
            ...(options.preflightCommitment !== undefined && { commitment: options.preflightCommitment }),
            ...(options.skipPreflight !== undefined && { skip_preflight: options.skipPreflight }),
            ...(options.maxRetries !== undefined && { max_retries: options.maxRetries }),
          },
        })
        return toBase58(parseSignature(readFirst(answer, 'signatures')))
      }),
    signIn: (input) =>
      run(async (phone) => {
        const answer = await authorize(phone, activeNetworkId(), { sign_in_payload: input })
        const result = readField(answer, 'sign_in_result')
        const signedMessage = fromBase64Url(readField(result, 'signed_message'))
        if (!signedMessage?.length) throw createInvalidResponseError('message')
        const signature = parseSignature(fromBase64(readField(result, 'signature')))
        return { address: parseAddress(readField(result, 'address')), signedMessage, signature }
      }),
  }
}

/** Returns the icon relative to the app’s address, as the protocol wants it; none of another origin. */
function getRelativeIcon(url: string, icons: readonly string[]): { readonly icon?: string } {
  const [icon] = icons
  if (icon === undefined || !URL.canParse(icon, url)) return {}
  const { origin, pathname } = new URL(icon, url)
  return origin === new URL(url).origin ? { icon: pathname.slice(1) } : {}
}

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined
}

function readList(value: unknown, name: string): readonly unknown[] {
  const list = readField(value, name)
  return Array.isArray(list) ? list : []
}

const readFirst = (value: unknown, name: string) => fromBase64(readList(value, name)[0])

/** Reads both alphabets: the library writes a message that it made itself in that for URLs. */
const fromBase64Url = (text: unknown) =>
  typeof text === 'string' ? fromBase64(text.replaceAll('-', '+').replaceAll('_', '/')) : undefined

async function loadProtocol(): Promise<typeof import('@solana-mobile/mobile-wallet-adapter-protocol')> {
  try {
    const protocol = await import('@solana-mobile/mobile-wallet-adapter-protocol')
    // Vite's production builds replace a missing optional peer by an empty module.
    if ('startScenario' in protocol) return protocol
  } catch (cause) {
    throw toModuleLoadError(NAME, cause)
  }
  throw toModuleLoadError(NAME)
}
