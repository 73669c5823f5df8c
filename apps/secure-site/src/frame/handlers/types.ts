import type { EmbeddedAccountType } from '@foyer/auth-frame/server'
import type { Network } from '../chain/networks'
import type { Descriptions } from '../descriptions/createDescriptions'
import type { DeviceStore } from '../device/createDeviceStore'
import type { EmailChanges } from '../login/createEmailChanges'
import type { EmailLogins } from '../login/createEmailLogins'
import type { Approvals } from '../screen/createApprovals'
import type { FrameSession } from '../session/createFrameSession'
import type { SiteApi } from '../session/createSiteApi'
import type { SmartAccounts } from '../smart/createSmartAccounts'

export interface FrameContext {
  readonly api: SiteApi
  readonly device: DeviceStore
  readonly session: FrameSession
  readonly approvals: Approvals
  readonly logins: EmailLogins
  readonly emailChanges: EmailChanges
  readonly origin: () => string
  readonly served: readonly string[]
  readonly smart: SmartAccounts
  readonly descriptions: Descriptions
  /** Time in which a user can stop a change of email, in ms. */
  readonly emailChangeDelay: number
  readonly accountType: {
    get(): Promise<EmbeddedAccountType>
    set(type: EmbeddedAccountType): Promise<void>
  }
  readonly network: { get(): Network; set(network: Network): void }
}
