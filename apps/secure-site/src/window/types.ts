import type { DeviceStore } from '../frame/device/createDeviceStore'
import type { WindowMessages } from '../frame/login/createWindowMessages'
import type { FrameSession } from '../frame/session/createFrameSession'
import type { SiteApi } from '../frame/session/createSiteApi'
import type { WayOfRecovery } from '../frame/session/NoShareError'
import type { WindowPage } from './createPage'
import type { WalletAccess } from './createWalletAccess'
import type { WalletLimits } from './createWalletLimits'

export interface LoginOptions {
  /** Sentence that says why the user has to log in. */
  readonly reason?: string | undefined
  /** Runs after the login. @default shows the wallet */
  readonly next?: (() => Promise<void>) | undefined
  /** Seed of a recovery file, which becomes the user’s wallet. It is overwritten then. */
  readonly restored?: Uint8Array<ArrayBuffer> | undefined
}

export interface Provider {
  /** Such as `google`. */
  readonly brand: string
  readonly name: string
}

export interface WindowContext {
  readonly api: SiteApi
  readonly device: DeviceStore
  readonly session: FrameSession
  readonly page: WindowPage
  readonly site: { readonly name: string; readonly url: string }
  /** Social logins that the site offers. */
  readonly providers: readonly Provider[]
  /** Page with a captcha, if the site has one. */
  readonly captchaPage: string | undefined
  readonly messages: WindowMessages
  readonly access: WalletAccess
  readonly limits: WalletLimits
  readonly showHome: () => Promise<void>
  readonly showRestore: () => Promise<void>
  readonly showLogin: (options?: LoginOptions) => void
  readonly showRecovery: (ways: readonly WayOfRecovery[]) => void
}
