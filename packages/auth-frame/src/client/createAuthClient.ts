import { CONNECT_TIMEOUT_MS, LOGOUT_TIMEOUT_MS, REPLY_TIMEOUT_MS, RPC_TIMEOUT_MS } from '../constants.js'
import { AuthFrameError } from '../errors/AuthFrameError.js'
import type { ReplyPayload } from '../messages/replySchemas.js'
import type {
  EmbeddedAccountType,
  EmbeddedSocialProvider,
  RequestName,
  RequestPayload,
} from '../messages/requestSchemas.js'
import type { AuthFrame } from '../page/authFrame.js'
import { checkRpcParams } from '../rpc/checkRpcParams.js'
import { classifyRpc } from '../rpc/classifyRpc.js'

export interface AuthRequestOptions {
  readonly signal?: AbortSignal | undefined
}

export type RpcRequest = RequestPayload<'RPC_REQUEST'>

/**
 * Sends requests of the app to the embedded wallet in the frame. Each method rejects with an `AuthFrameError`, such as
 * `TIMED_OUT`.
 */
export interface AuthClient {
  /** Starts a login by e-mail. The secure site sends a code, unless it knows the device. Times out after 120 s. */
  connectEmail(email: string, options?: AuthRequestOptions): Promise<ReplyPayload<'CONNECT_EMAIL'>>
  connectDevice(options?: AuthRequestOptions): Promise<void>
  connectOtp(otp: string, options?: AuthRequestOptions): Promise<void>
  connectSocial(
    payload: RequestPayload<'CONNECT_SOCIAL'>,
    options?: AuthRequestOptions,
  ): Promise<ReplyPayload<'CONNECT_SOCIAL'>>
  getSocialRedirectUri(
    provider: EmbeddedSocialProvider,
    options?: AuthRequestOptions,
  ): Promise<ReplyPayload<'GET_SOCIAL_REDIRECT_URI'>>
  /** Waits until the user approves the login in Farcaster's app. Times out after 120 s. */
  connectFarcaster(options?: AuthRequestOptions): Promise<ReplyPayload<'CONNECT_FARCASTER'>>
  getFarcasterUri(options?: AuthRequestOptions): Promise<ReplyPayload<'GET_FARCASTER_URI'>>
  /** Returns the user. With `siwxMessage`, the user first signs this message in the frame, without a timeout. */
  getUser(payload?: RequestPayload<'GET_USER'>, options?: AuthRequestOptions): Promise<ReplyPayload<'GET_USER'>>
  isConnected(options?: AuthRequestOptions): Promise<ReplyPayload<'IS_CONNECTED'>>
  /** Signs the user out. Times out after 3 s, which include the time to load the frame. */
  signOut(options?: AuthRequestOptions): Promise<void>
  getChainId(options?: AuthRequestOptions): Promise<ReplyPayload<'GET_CHAIN_ID'>>
  switchNetwork(
    payload: RequestPayload<'SWITCH_NETWORK'>,
    options?: AuthRequestOptions,
  ): Promise<ReplyPayload<'SWITCH_NETWORK'>>
  /** Returns the ids of EVM chains on which the embedded wallet offers smart accounts. Empty if the request fails. */
  getSmartAccountEnabledNetworks(options?: AuthRequestOptions): Promise<readonly number[]>
  initSmartAccount(options?: AuthRequestOptions): Promise<ReplyPayload<'INIT_SMART_ACCOUNT'>>
  setPreferredAccount(
    type: EmbeddedAccountType,
    options?: AuthRequestOptions,
  ): Promise<ReplyPayload<'SET_PREFERRED_ACCOUNT'>>
  /**
   * Changes the user's e-mail address. The user confirms this in the frame, without a timeout. An abort also withdraws
   * the prompt in the frame.
   */
  updateEmail(email: string, options?: AuthRequestOptions): Promise<ReplyPayload<'UPDATE_EMAIL'>>
  updateEmailPrimaryOtp(otp: string, options?: AuthRequestOptions): Promise<void>
  updateEmailSecondaryOtp(
    otp: string,
    options?: AuthRequestOptions,
  ): Promise<ReplyPayload<'UPDATE_EMAIL_SECONDARY_OTP'>>
  syncTheme(payload: RequestPayload<'SYNC_THEME'>, options?: AuthRequestOptions): Promise<void>
  syncDappData(payload: RequestPayload<'SYNC_DAPP_DATA'>, options?: AuthRequestOptions): Promise<void>
  /** Requests that the frame's document reloads itself. `AuthFrame.reload` also replaces a document that hangs. */
  reload(options?: AuthRequestOptions): Promise<void>
  /**
   * Sends a wallet request. Rejects before sending with `METHOD_UNKNOWN` for a method that is not classified, and with
   * `INVALID_PARAMS` for malformed parameters. A request that the user has to approve has no timeout and can be
   * aborted; any other request times out after 120 s and cannot be aborted.
   */
  rpc(request: RpcRequest, options?: AuthRequestOptions): Promise<unknown>
}

export function createAuthClient({ request }: AuthFrame): AuthClient {
  const within =
    (timeout: number) =>
    <N extends RequestName>(name: N, payload: RequestPayload<N>, { signal }: AuthRequestOptions = {}) =>
      request(name, payload, { signal, timeout })
  const connect = within(CONNECT_TIMEOUT_MS)
  const send = within(REPLY_TIMEOUT_MS)

  return {
    connectEmail: (email, options) => connect('CONNECT_EMAIL', { email }, options),
    connectDevice: (options) => connect('CONNECT_DEVICE', undefined, options),
    connectOtp: (otp, options) => connect('CONNECT_OTP', { otp }, options),
    connectSocial: (payload, options) => connect('CONNECT_SOCIAL', payload, options),
    getSocialRedirectUri: (provider, options) => connect('GET_SOCIAL_REDIRECT_URI', { provider }, options),
    connectFarcaster: (options) => connect('CONNECT_FARCASTER', undefined, options),
    getFarcasterUri: (options) => send('GET_FARCASTER_URI', undefined, options),
    getUser: (payload, options) =>
      payload?.siwxMessage
        ? request('GET_USER', payload, { signal: options?.signal })
        : send('GET_USER', payload, options),
    isConnected: (options) => send('IS_CONNECTED', undefined, options),
    signOut: ({ signal } = {}) => request('SIGN_OUT', undefined, { signal, timeout: LOGOUT_TIMEOUT_MS, from: 'call' }),
    getChainId: (options) => send('GET_CHAIN_ID', undefined, options),
    switchNetwork: (payload, options) => send('SWITCH_NETWORK', payload, options),
    getSmartAccountEnabledNetworks: (options) =>
      send('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, options).then(
        ({ smartAccountEnabledNetworks }) => smartAccountEnabledNetworks,
        () => [],
      ),
    initSmartAccount: (options) => send('INIT_SMART_ACCOUNT', undefined, options),
    setPreferredAccount: (type, options) => send('SET_PREFERRED_ACCOUNT', { type }, options),
    updateEmail: (email, { signal } = {}) => request('UPDATE_EMAIL', { email }, { signal }),
    updateEmailPrimaryOtp: (otp, options) => send('UPDATE_EMAIL_PRIMARY_OTP', { otp }, options),
    updateEmailSecondaryOtp: (otp, options) => send('UPDATE_EMAIL_SECONDARY_OTP', { otp }, options),
    syncTheme: (payload, options) => send('SYNC_THEME', payload, options),
    syncDappData: (payload, options) => send('SYNC_DAPP_DATA', payload, options),
    reload: (options) => send('RELOAD', undefined, options),
    async rpc(rpcRequest, { signal } = {}) {
      const { method, params } = rpcRequest
      const kind = classifyRpc(method, params)
      if (kind === 'unknown') throw new AuthFrameError('METHOD_UNKNOWN', { rpcCode: 4200 })
      checkRpcParams(method, params)
      return request('RPC_REQUEST', rpcRequest, kind === 'safe' ? { timeout: RPC_TIMEOUT_MS } : { signal })
    },
  }
}
