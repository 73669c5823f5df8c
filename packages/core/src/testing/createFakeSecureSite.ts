import {
  type AuthClient,
  type AuthFrame,
  AuthFrameError,
  type AuthFrameStatus,
  checkRpc,
  classifyRpc,
  type EmbeddedUser,
  type RpcRequest,
  type SiwxRequest,
  writeSiwxMessage,
} from '@foyer/auth-frame'
import { vi } from 'vitest'
import type { ModalContext } from '../context.js'
import { embeddedOf } from '../features/embedded/embedded.js'
import { embeddedHeld } from '../features/embedded/loadEmbedded.js'
import type { LoadedFrame } from '../features/embedded/loadFrame.js'

/** Whoever it is, they have these. */
export const EOA = '0x00000000000000000000000000000000000000e0'
export const SMART = '0x000000000000000000000000000000000000005a'
export const SOLANA = 'So1anaAddressOfTheVisitor'

export interface FakeSecureSite {
  /** Put into a modal before it asks. It outlives modals. */
  putInto(context: ModalContext): void
  /** Nobody is there. */
  isDown: boolean
  /** Somebody is, and answers nothing in time. */
  isSilent: boolean
  /** Who is logged in. */
  user: { email?: string; userName?: string } | undefined
  /** The code that is right, whatever it is asked for. */
  code: string
  /** What it says of any other. */
  refusal: string
  /** What CONNECT_EMAIL answers. */
  emailAction: 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'
  /** What UPDATE_EMAIL answers. */
  changeAction: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'
  /** When a change of address is in force; undefined: at once. */
  changesFrom: number | undefined
  /** The visitor says no to it in the frame. */
  declinesChange: boolean
  /** Opens the link that was mailed. */
  openLink(): void
  /** Says yes in Farcaster. */
  approveFarcaster(userName: string): void
  smartAccountNetworks: readonly number[] | Error
  /** What SET_PREFERRED_ACCOUNT answers for the smart account. */
  smartAddress: string
  /** Refuses to set the kind of account. */
  setAccountFails: boolean
  /** How the next requests are answered. */
  decide: (request: RpcRequest, signal: AbortSignal | undefined) => Promise<unknown>
  /**
   * What it answers to a message that is to be signed with the login, as somebody would have it; a rejection is told to the page.
   * Undefined: it does not know of that.
   */
  signs:
    | ((
        signed: { readonly message: string; readonly signature: string },
        asked: SiwxRequest,
        signal: AbortSignal | undefined,
      ) => Promise<{ readonly message?: string; readonly signature?: string }>)
    | undefined
  /** Names of what was asked, in order. */
  readonly asked: readonly string[]
  readonly frame: { readonly slots: readonly unknown[]; isShown: boolean }
  /** Where a provider is, before its name. */
  redirect: string
  /** Farcaster says no. */
  farcasterFails: boolean
  /** When it was asked to send a code somewhere: the addresses. */
  readonly mailed: readonly string[]
  /** How long a logout takes; undefined: for ever. */
  signOutTakes: number | undefined
}

/** A secure site that the test plays, behind the client that the page would have. */
export function createFakeSecureSite(): FakeSecureSite {
  const asked: string[] = []
  const mailed: string[] = []
  const waiting: Record<string, (value: unknown) => void> = {}
  let status: AuthFrameStatus = 'idle'
  let type: 'eoa' | 'smartAccount' = 'smartAccount'
  let pendingEmail = ''
  let newEmail = ''
  const frame = { slots: [] as unknown[], isShown: false }

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
    if (typeof chainId === 'string') return { ...site.user, address: SOLANA, chainId }
    const networks = Array.isArray(site.smartAccountNetworks) ? site.smartAccountNetworks : []
    const has = networks.includes(chainId)
    const used = has && wanted === 'smartAccount' ? 'smartAccount' : 'eoa'
    return {
      ...site.user,
      address: used === 'smartAccount' ? SMART : EOA,
      chainId,
      preferredAccountType: used,
      smartAccountDeployed: false,
      accounts: [{ address: EOA, type: 'eoa' }, ...(has ? [{ address: SMART, type: 'smartAccount' as const }] : [])],
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
      await until('device')
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
      return { address: SMART, isDeployed: false }
    },
    async setPreferredAccount(wanted) {
      note(`SET_PREFERRED_ACCOUNT ${wanted}`)
      if (site.setAccountFails && wanted === 'smartAccount') throw answered('Not now')
      type = wanted
      return { type, address: type === 'eoa' ? EOA : site.smartAddress }
    },
    async updateEmail(email) {
      note('UPDATE_EMAIL')
      if (site.declinesChange) throw answered('User rejected the request', 4001)
      newEmail = email
      return { action: site.changeAction }
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
    changeAction: 'VERIFY_PRIMARY_OTP',
    changesFrom: undefined,
    declinesChange: false,
    openLink: () => waiting.device?.(undefined),
    approveFarcaster: (userName) => waiting.farcaster?.(userName),
    smartAccountNetworks: [1],
    smartAddress: SMART,
    setAccountFails: false,
    decide: async ({ method }) => `${method} done`,
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
          journal: () => [],
        }
        return { frame: made, client, policy: { classifyRpc, checkRpc }, writeSiwx: writeSiwxMessage }
      }
      context.use(embeddedHeld).loaded = Promise.resolve(embeddedOf(context, load))
    },
  }
  return site
}
