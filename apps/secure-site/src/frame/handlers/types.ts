import type { EmbeddedAccountType } from '@foyer/auth-frame/host'
import type { Api } from '../createApi'
import type { Session } from '../createSession'
import type { Device } from '../device/createDevice'
import type { Network } from '../networks'
import type { Approvals } from '../screen/createApprovals'
import type { SmartAccounts } from '../smart/createSmartAccounts'

/** What the handlers share: the life of one frame in one page. */
export interface FrameContext {
  readonly api: Api
  readonly device: Device
  readonly session: Session
  readonly approvals: Approvals
  /** Of the page, once it has spoken. */
  readonly origin: () => string
  /** CAIP-2 ids. */
  readonly served: readonly string[]
  readonly smart: SmartAccounts
  /** How long a change of e-mail can be stopped. Milliseconds. */
  readonly emailChangeDelay: number
  /** Which kind acts, where there are both; kept on the device. */
  readonly accountType: {
    get(): Promise<EmbeddedAccountType>
    set(type: EmbeddedAccountType): Promise<void>
  }
  readonly network: { get(): Network; set(network: Network): void }
}
