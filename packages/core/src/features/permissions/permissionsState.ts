import type { ModalError } from '../../errors/ModalError.js'
import type {
  PermissionEntry,
  PermissionKind,
  PermissionPrices,
  SourceRevocationStep,
} from '../../feature/permissionSource.js'
import type { CaipAddress } from '../../types/caip.js'
import type { Network } from '../../types/network.js'

export interface PermissionGroup {
  readonly source: string
  readonly kind: PermissionKind | undefined
  /** `loading`: the first read, without entries. During a refresh the status stays `ready`. */
  readonly status: 'loading' | 'ready' | 'failed'
  readonly isReading: boolean
  readonly entries: readonly PermissionEntry[]
  readonly isPartial?: boolean | undefined
  /** Time from which permissions were searched, in ms since 1970. Absent: from the beginning. */
  readonly since?: number | undefined
  readonly isStale?: boolean | undefined
  readonly isSponsored?: boolean | undefined
  readonly error?: ModalError | undefined
}

export interface SelectedPermission {
  readonly source: string
  readonly entry: PermissionEntry
}

export const toPermissionKey = ({ source, entry }: SelectedPermission): string => `${source} ${entry.id}`

/**
 * `ending`: sign-ins or sessions are ending, which needs no wallet. `paused`: the user closed the modal before the next
 * wallet request. `stopped`: the account or network changed, so the remaining revocations were canceled.
 */
export type RevocationStep =
  | { readonly status: 'list' | 'ending' }
  | (SourceRevocationStep & {
      readonly source: string
      readonly isSlow?: boolean | undefined
      /** Set if the user changed account or network while the wallet shows a request, which the app cannot withdraw. */
      readonly moved?: 'account' | 'network' | undefined
    })
  | { readonly status: 'paused' }
  | { readonly status: 'stopped'; readonly what: 'account' | 'network'; readonly error?: ModalError | undefined }
  | { readonly status: 'failed'; readonly error: ModalError; readonly mayBeSent: boolean }

export interface PermissionsState {
  readonly account: CaipAddress | undefined
  readonly network: Network | undefined
  readonly groups: readonly PermissionGroup[]
  readonly prices: PermissionPrices
  readonly icons: Readonly<Record<string, string>>
  readonly step: RevocationStep
  readonly chosen: readonly SelectedPermission[]
  readonly gone: readonly string[]
}

export const initialPermissionsState: PermissionsState = {
  account: undefined,
  network: undefined,
  groups: [],
  prices: {},
  icons: {},
  step: { status: 'list' },
  chosen: [],
  gone: [],
}
