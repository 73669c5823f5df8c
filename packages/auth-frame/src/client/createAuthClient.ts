import { ANSWER_TIMEOUT, CONNECT_TIMEOUT, LOGOUT_TIMEOUT, RPC_TIMEOUT } from '../constants.js'
import { AuthFrameError } from '../errors/AuthFrameError.js'
import type { ReplyPayload } from '../messages/replies.js'
import type { EmbeddedAccountType, EmbeddedSocialProvider, RequestName, RequestPayload } from '../messages/requests.js'
import type { AuthFrame } from '../page/authFrame.js'
import { checkRpc } from '../rpc/checkRpc.js'
import { classifyRpc } from '../rpc/classifyRpc.js'

export interface ClientOptions {
  /** Nobody waits any longer: rejects with `ABORTED`. */
  readonly signal?: AbortSignal | undefined
}

export type RpcRequest = RequestPayload<'RPC_REQUEST'>

/** What can be asked of the embedded wallet. Each rejects with an `AuthFrameError`; `TIMED_OUT` where a time is said. */
export interface AuthClient {
  /** Sends a code by mail, unless this device is known. 120 s. */
  connectEmail(email: string, options?: ClientOptions): Promise<ReplyPayload<'CONNECT_EMAIL'>>
  /** Waits until the link in the mail was opened. 120 s. */
  connectDevice(options?: ClientOptions): Promise<void>
  /** 120 s. */
  connectOtp(otp: string, options?: ClientOptions): Promise<void>
  /** 120 s. */
  connectSocial(
    payload: RequestPayload<'CONNECT_SOCIAL'>,
    options?: ClientOptions,
  ): Promise<ReplyPayload<'CONNECT_SOCIAL'>>
  /** 120 s. */
  getSocialRedirectUri(
    provider: EmbeddedSocialProvider,
    options?: ClientOptions,
  ): Promise<ReplyPayload<'GET_SOCIAL_REDIRECT_URI'>>
  /** Waits until the visitor said yes in Farcaster's app. 120 s. */
  connectFarcaster(options?: ClientOptions): Promise<ReplyPayload<'CONNECT_FARCASTER'>>
  getFarcasterUri(options?: ClientOptions): Promise<ReplyPayload<'GET_FARCASTER_URI'>>
  /** With `siwxMessage` it waits for the visitor, who reads and signs it in the frame, as long as it takes; aborts with the signal. */
  getUser(payload?: RequestPayload<'GET_USER'>, options?: ClientOptions): Promise<ReplyPayload<'GET_USER'>>
  isConnected(options?: ClientOptions): Promise<ReplyPayload<'IS_CONNECTED'>>
  /** 3 s from the call, loading included. */
  signOut(options?: ClientOptions): Promise<void>
  getChainId(options?: ClientOptions): Promise<ReplyPayload<'GET_CHAIN_ID'>>
  switchNetwork(
    payload: RequestPayload<'SWITCH_NETWORK'>,
    options?: ClientOptions,
  ): Promise<ReplyPayload<'SWITCH_NETWORK'>>
  /** The EVM chain ids on which there are smart accounts. None when that cannot be learned. */
  getSmartAccountEnabledNetworks(options?: ClientOptions): Promise<readonly number[]>
  initSmartAccount(options?: ClientOptions): Promise<ReplyPayload<'INIT_SMART_ACCOUNT'>>
  setPreferredAccount(
    type: EmbeddedAccountType,
    options?: ClientOptions,
  ): Promise<ReplyPayload<'SET_PREFERRED_ACCOUNT'>>
  /**
   * Waits for the visitor, as long as it takes: the frame asks whether it is meant. Aborts with the signal; the frame is told.
   */
  updateEmail(email: string, options?: ClientOptions): Promise<ReplyPayload<'UPDATE_EMAIL'>>
  updateEmailPrimaryOtp(otp: string, options?: ClientOptions): Promise<void>
  updateEmailSecondaryOtp(otp: string, options?: ClientOptions): Promise<ReplyPayload<'UPDATE_EMAIL_SECONDARY_OTP'>>
  /** Where there is no frame yet: `FRAME_MISSING`. */
  syncTheme(payload: RequestPayload<'SYNC_THEME'>, options?: ClientOptions): Promise<void>
  /** Where there is no frame yet: `FRAME_MISSING`. */
  syncDappData(payload: RequestPayload<'SYNC_DAPP_DATA'>, options?: ClientOptions): Promise<void>
  /** Asks the document to load itself anew. For one that hangs, see `reload` of the frame. */
  reload(options?: ClientOptions): Promise<void>
  /**
   * What a page may ask of a wallet. `METHOD_UNKNOWN` for methods that are neither safe nor unsafe, `INVALID_PARAMS` for
   * calls that make no sense; neither is sent. Unsafe methods wait for the visitor as long as it takes, and abort with
   * the signal; the frame is told. Safe ones have 120 s, and go on whatever the signal says.
   */
  rpc(request: RpcRequest, options?: ClientOptions): Promise<unknown>
}

/** One method for each request, each with its time. */
export function createAuthClient({ request }: AuthFrame): AuthClient {
  const within =
    (timeout: number) =>
    <N extends RequestName>(name: N, payload: RequestPayload<N>, { signal }: ClientOptions = {}) =>
      request(name, payload, { signal, timeout })
  const connect = within(CONNECT_TIMEOUT)
  const ask = within(ANSWER_TIMEOUT)

  return {
    connectEmail: (email, options) => connect('CONNECT_EMAIL', { email }, options),
    connectDevice: (options) => connect('CONNECT_DEVICE', undefined, options),
    connectOtp: (otp, options) => connect('CONNECT_OTP', { otp }, options),
    connectSocial: (payload, options) => connect('CONNECT_SOCIAL', payload, options),
    getSocialRedirectUri: (provider, options) => connect('GET_SOCIAL_REDIRECT_URI', { provider }, options),
    connectFarcaster: (options) => connect('CONNECT_FARCASTER', undefined, options),
    getFarcasterUri: (options) => ask('GET_FARCASTER_URI', undefined, options),
    getUser: (payload, options) =>
      payload?.siwxMessage
        ? request('GET_USER', payload, { signal: options?.signal })
        : ask('GET_USER', payload, options),
    isConnected: (options) => ask('IS_CONNECTED', undefined, options),
    signOut: ({ signal } = {}) => request('SIGN_OUT', undefined, { signal, timeout: LOGOUT_TIMEOUT, from: 'call' }),
    getChainId: (options) => ask('GET_CHAIN_ID', undefined, options),
    switchNetwork: (payload, options) => ask('SWITCH_NETWORK', payload, options),
    getSmartAccountEnabledNetworks: (options) =>
      ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, options).then(
        ({ smartAccountEnabledNetworks }) => smartAccountEnabledNetworks,
        () => [],
      ),
    initSmartAccount: (options) => ask('INIT_SMART_ACCOUNT', undefined, options),
    setPreferredAccount: (type, options) => ask('SET_PREFERRED_ACCOUNT', { type }, options),
    updateEmail: (email, { signal } = {}) => request('UPDATE_EMAIL', { email }, { signal }),
    updateEmailPrimaryOtp: (otp, options) => ask('UPDATE_EMAIL_PRIMARY_OTP', { otp }, options),
    updateEmailSecondaryOtp: (otp, options) => ask('UPDATE_EMAIL_SECONDARY_OTP', { otp }, options),
    syncTheme: (payload, options) => ask('SYNC_THEME', payload, options),
    syncDappData: (payload, options) => ask('SYNC_DAPP_DATA', payload, options),
    reload: (options) => ask('RELOAD', undefined, options),
    async rpc(rpcRequest, { signal } = {}) {
      const { method, params } = rpcRequest
      const kind = classifyRpc(method, params)
      if (kind === 'unknown') throw new AuthFrameError('METHOD_UNKNOWN', { rpcCode: 4200 })
      checkRpc(method, params)
      return request('RPC_REQUEST', rpcRequest, kind === 'safe' ? { timeout: RPC_TIMEOUT } : { signal })
    },
  }
}
