import {
  type AuthClient,
  type AuthFrame,
  AuthFrameError,
  type AuthFrameStatus,
  checkRpcParams,
  classifyRpc,
  type EmbeddedUser,
  type RpcRequest,
  type SiwxRequest,
  writeSiwxMessage,
} from '@foyer/auth-frame'
import { vi } from 'vitest'
import { startEmbeddedWallet } from '../features/embedded/embeddedWallet.js'
import { embeddedWalletCache } from '../features/embedded/loadEmbeddedWallet.js'
import type { LoadedFrame } from '../features/embedded/loadFrame.js'
import type { ModalContext } from '../modal/context.js'

export const EOA_ADDRESS = '0x00000000000000000000000000000000000000e0'
export const SMART_ACCOUNT_ADDRESS = '0x000000000000000000000000000000000000005a'
export const SOLANA_ADDRESS = 'So1anaAddressOfTheVisitor'

export interface FakeSecureSite {
  /** Installs the fake; call it before the first request. The secure site keeps its state over reloads. */
  putInto(context: ModalContext): void
  isDown: boolean
  /** True: the site loads and never answers in time. */
  isSilent: boolean
  user: { email?: string; userName?: string } | undefined
  code: string
  refusal: string
  emailAction: 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'
  changeAction: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'
  changesFrom: number | undefined
  declinesChange: boolean
  openLink(): void
  /** True: the user enters the code in the site's own window, so the app gets no code after the link. */
  hasOwnWindow: boolean
  /** Times out as often when the app waits for the device. */
  deviceTimeouts: number
  approveFarcaster(userName: string): void
  smartAccountNetworks: readonly number[] | Error
  smartAddress: string
  setAccountFails: boolean
  decide: (request: RpcRequest, signal: AbortSignal | undefined) => Promise<unknown>
  readonly journal: string[]
  /** Signs the sign-in message during a login; a rejection reaches the app. Undefined: the site cannot sign. */
  signs:
    | ((
        signed: { readonly message: string; readonly signature: string },
        asked: SiwxRequest,
        signal: AbortSignal | undefined,
      ) => Promise<{ readonly message?: string; readonly signature?: string }>)
    | undefined
  readonly asked: readonly string[]
  readonly frame: { readonly slots: readonly unknown[]; isShown: boolean; resize(height: number): void }
  redirect: string
  farcasterFails: boolean
  readonly mailed: readonly string[]
  signOutTakes: number | undefined
}

export function createFakeSecureSite(): FakeSecureSite {
  const asked: string[] = []
  const mailed: string[] = []
  const waiting: Record<string, (value: unknown) => void> = {}
  let status: AuthFrameStatus = 'idle'
  let type: 'eoa' | 'smartAccount' = 'smartAccount'
  let pendingEmail = ''
  let newEmail = ''
  const heightListeners = new Set<(height: number) => void>()
  const frame = {
    slots: [] as unknown[],
    isShown: false,
    resize(height: number) {
      for (const listener of heightListeners) listener(height)
    },
  }

  const note = (name: string) => {
    asked.push(name)
    if (site.isDown) throw new AuthFrameError('LOAD_FAILED')
    if (site.isSilent) throw new AuthFrameError('TIMED_OUT')
  }
  const answered = (message: string, rpcCode?: number) => new AuthFrameError('ANSWERED', { message, rpcCode })
  const until = <T>(name: string) =>
    new Promise<T>((resolve) => {
      waiting[name] = resolve as (value: unknown) => void
    })
  const describe = (chainId: number | string = 1, wanted = type): EmbeddedUser => {
    if (!site.user) throw answered('Nobody is logged in')
    if (typeof chainId === 'string') return { ...site.user, address: SOLANA_ADDRESS, chainId }
    const networks = Array.isArray(site.smartAccountNetworks) ? site.smartAccountNetworks : []
    const has = networks.includes(chainId)
    const used = has && wanted === 'smartAccount' ? 'smartAccount' : 'eoa'
    return {
      ...site.user,
      address: used === 'smartAccount' ? SMART_ACCOUNT_ADDRESS : EOA_ADDRESS,
      chainId,
      preferredAccountType: used,
      smartAccountDeployed: false,
      accounts: [
        { address: EOA_ADDRESS, type: 'eoa' },
        ...(has ? [{ address: SMART_ACCOUNT_ADDRESS, type: 'smartAccount' as const }] : []),
      ],
    }
  }
  const check = (code: string) => {
    if (code !== site.code) throw answered(site.refusal)
  }

  const client: AuthClient = {
    async connectEmail(email) {
      note('CONNECT_EMAIL')
      pendingEmail = email
      mailed.push(email)
      if (site.emailAction === 'CONNECT') site.user = { email }
      return { action: site.emailAction }
    },
    async connectDevice() {
      note('CONNECT_DEVICE')
      if (site.deviceTimeouts-- > 0) throw new AuthFrameError('TIMED_OUT')
      await until('device')
      if (site.hasOwnWindow) site.user = { email: pendingEmail }
    },
    async connectOtp(otp) {
      note('CONNECT_OTP')
      check(otp)
      site.user = { email: pendingEmail }
    },
    async connectSocial({ uri }) {
      note('CONNECT_SOCIAL')
      const name = new URL(uri).searchParams.get('ticket')
      if (!name) throw answered('The ticket is not good')
      site.user = { userName: name }
      return describe()
    },
    async getSocialRedirectUri(provider) {
      note('GET_SOCIAL_REDIRECT_URI')
      return { uri: site.redirect + provider }
    },
    async connectFarcaster() {
      note('CONNECT_FARCASTER')
      if (site.farcasterFails) throw answered('Declined')
      const userName = await until<string>('farcaster')
      site.user = { userName }
      return { userName }
    },
    async getFarcasterUri() {
      note('GET_FARCASTER_URI')
      return { url: 'https://farcaster.example/channel' }
    },
    async getUser({ chainId, preferredAccountType, siwxMessage } = {}, { signal } = {}) {
      note(siwxMessage && site.signs ? 'GET_USER and sign' : 'GET_USER')
      const user = describe(chainId, preferredAccountType ?? type)
      if (!siwxMessage || !site.signs) return user
      const message = writeSiwxMessage(siwxMessage, user.address) ?? ''
      return { ...user, ...(await site.signs({ message, signature: '0xsigned' }, siwxMessage, signal)) }
    },
    async isConnected() {
      note('IS_CONNECTED')
      return { isConnected: site.user !== undefined }
    },
    async signOut() {
      asked.push('SIGN_OUT')
      if (site.signOutTakes === undefined) return until('signOut')
      await new Promise((resolve) => setTimeout(resolve, site.signOutTakes))
      site.user = undefined
    },
    async getChainId() {
      note('GET_CHAIN_ID')
      return { chainId: 1 }
    },
    async switchNetwork({ chainId }) {
      note(`SWITCH_NETWORK ${chainId}`)
      return { chainId }
    },
    async getSmartAccountEnabledNetworks() {
      asked.push('GET_SMART_ACCOUNT_ENABLED_NETWORKS')
      if (site.smartAccountNetworks instanceof Error) throw site.smartAccountNetworks
      return site.smartAccountNetworks
    },
    async initSmartAccount() {
      note('INIT_SMART_ACCOUNT')
      return { address: SMART_ACCOUNT_ADDRESS, isDeployed: false }
    },
    async setPreferredAccount(wanted) {
      note(`SET_PREFERRED_ACCOUNT ${wanted}`)
      if (site.setAccountFails && wanted === 'smartAccount') throw answered('Not now')
      type = wanted
      return { type, address: type === 'eoa' ? EOA_ADDRESS : site.smartAddress }
    },
    async updateEmail(email) {
      note('UPDATE_EMAIL')
      if (site.declinesChange) throw answered('User rejected the request', 4001)
      newEmail = email
      if (!site.hasOwnWindow) return { action: site.changeAction }
      const from = site.changesFrom
      if (from === undefined) site.user = { ...site.user, email }
      return { action: 'CHANGED', newEmail: email, ...(from !== undefined && { from }) }
    },
    async updateEmailPrimaryOtp(otp) {
      note('UPDATE_EMAIL_PRIMARY_OTP')
      check(otp)
    },
    async updateEmailSecondaryOtp(otp) {
      note('UPDATE_EMAIL_SECONDARY_OTP')
      check(otp)
      if (site.changesFrom !== undefined) return { newEmail, from: site.changesFrom }
      site.user = { ...site.user, email: newEmail }
      return { newEmail }
    },
    async syncTheme() {},
    async syncDappData() {},
    async reload() {
      note('RELOAD')
    },
    async rpc(request, { signal } = {}) {
      note(`RPC_REQUEST ${request.method}`)
      return site.decide(request, signal)
    },
  }

  const site: FakeSecureSite = {
    isDown: false,
    isSilent: false,
    user: undefined,
    code: '481902',
    refusal: 'Invalid code',
    emailAction: 'VERIFY_OTP',
    hasOwnWindow: false,
    deviceTimeouts: 0,
    changeAction: 'VERIFY_PRIMARY_OTP',
    changesFrom: undefined,
    declinesChange: false,
    openLink: () => waiting.device?.(undefined),
    approveFarcaster: (userName) => waiting.farcaster?.(userName),
    smartAccountNetworks: [1],
    smartAddress: SMART_ACCOUNT_ADDRESS,
    setAccountFails: false,
    decide: async ({ method }) => `${method} done`,
    journal: [],
    signs: undefined,
    asked,
    mailed,
    frame,
    signOutTakes: 0,
    redirect: 'https://idp.example/',
    farcasterFails: false,
    putInto(context) {
      const load = async (): Promise<LoadedFrame> => {
        const made: AuthFrame = {
          origin: 'https://secure.example',
          status: () => status,
          async load() {
            status = site.isDown ? 'failed' : 'ready'
            if (site.isDown) throw new AuthFrameError('LOAD_FAILED')
          },
          request: vi.fn(),
          reload: async () => {},
          show(slot) {
            frame.slots.push(slot)
            frame.isShown = true
          },
          hide() {
            frame.isShown = false
          },
          focus() {},
          ignored: () => ({ origin: 0, source: 0, shape: 0, unknownId: 0, oversize: 0, flood: 0 }),
          onRestart: () => () => {},
          onHeight(listener) {
            heightListeners.add(listener)
            return () => heightListeners.delete(listener)
          },
          journal: () => [...site.journal],
        }
        return { frame: made, client, policy: { classifyRpc, checkRpcParams }, writeSiwx: writeSiwxMessage }
      }
      context.use(embeddedWalletCache).loaded = Promise.resolve(startEmbeddedWallet(context, load))
    },
  }
  return site
}
