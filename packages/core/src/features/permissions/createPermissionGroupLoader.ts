import { toModalError } from '../../errors/toModalError.js'
import type { FeatureContext } from '../../feature/context.js'
import type {
  LazyPermissionSource,
  PermissionEntry,
  PermissionSource,
  PermissionSourceResult,
} from '../../feature/permissionSource.js'
import type { OwnedToken } from '../../state/portfolio.js'
import type { CaipAddress } from '../../types/caip.js'
import { sanitizeText } from '../../utils/sanitizeText.js'
import { combineSignals } from '../../utils/waiting.js'
import type { PermissionGroup, PermissionsState } from './permissionsState.js'

/** Maximum number of permissions that one feature may list. */
const MAX_ENTRIES = 500
const MAX_TEXT_LENGTH = 100

// Apps and contracts choose the names of permissions, so these are untrusted.
const sanitizeEntry = (entry: PermissionEntry): PermissionEntry => ({
  ...entry,
  name: entry.name === undefined ? undefined : sanitizeText(entry.name, MAX_TEXT_LENGTH) || undefined,
  text: entry.text === undefined ? undefined : sanitizeText(entry.text, MAX_TEXT_LENGTH) || undefined,
})

export interface PermissionGroupLoaderParameters {
  readonly context: FeatureContext
  readonly sources: readonly LazyPermissionSource[]
  readonly get: () => PermissionsState
  readonly set: (change: Partial<PermissionsState>) => void
}

export function createPermissionGroupLoader({ context, sources, get, set }: PermissionGroupLoaderParameters) {
  const loaded = new Map<string, Promise<PermissionSource>>()
  let readAbort = new AbortController()
  let stopPrices = () => {}

  const change = (source: string, next: Partial<PermissionGroup>) =>
    set({ groups: get().groups.map((group) => (group.source === source ? { ...group, ...next } : group)) })
  const load = (source: LazyPermissionSource): Promise<PermissionSource> => {
    const known = loaded.get(source.feature)
    if (known) return known
    const loading = source.load()
    loaded.set(source.feature, loading)
    // After a failed import, forget its promise, so that the next call retries.
    loading.catch(() => loaded.delete(source.feature))
    return loading
  }
  const read = async (named: LazyPermissionSource, account: CaipAddress) => {
    const { feature: id } = named
    const signal = combineSignals(context.signal, readAbort.signal)
    const show = (list: PermissionSourceResult | undefined, isReading: boolean) => {
      if (signal.aborted) return
      const { entries = [], isPartial, since, isStale, isSponsored } = list ?? {}
      const shown = entries.slice(0, MAX_ENTRIES).map(sanitizeEntry)
      const isCut = isPartial === true || shown.length < entries.length
      change(id, {
        status: 'ready',
        isReading,
        entries: shown,
        isPartial: isCut,
        since,
        isStale,
        isSponsored,
        error: undefined,
      })
    }
    change(id, { isReading: true })
    try {
      const source = await load(named)
      if (signal.aborted) return
      change(id, { kind: source.kind })
      const list = await source.list({ account, signal, report: (page) => show(page, true) })
      if (list) return show(list, false)
      if (!signal.aborted) set({ groups: get().groups.filter(({ source }) => source !== id) })
    } catch (cause) {
      if (signal.aborted) return
      context.log('warn', `Failed to read permissions (${id})`, cause)
      change(id, { status: 'failed', isReading: false, error: toModalError(cause) })
    }
  }
  const getActiveAccount = () => {
    const { status, caipAddress } = context.account()
    return status === 'disconnected' ? {} : { network: context.activeNetwork(), account: caipAddress }
  }
  const stop = () => {
    readAbort.abort()
    stopPrices()
  }

  return {
    load,
    read,
    readAll() {
      stop()
      readAbort = new AbortController()
      const { account, network } = getActiveAccount()
      const isSame = account === get().account
      const before = new Map(isSame ? get().groups.map((group) => [group.source, group]) : [])
      const groups = sources.map(({ feature: id }): PermissionGroup => {
        const known = before.get(id)
        return known ?? { source: id, kind: undefined, status: 'loading', isReading: true, entries: [] }
      })
      set({ account, network, groups: account ? groups : [], ...(!isSame && { prices: {}, icons: {} }) })
      if (!account) return
      for (const source of sources) void read(source, account)
      stopPrices = context.owned(account).subscribe(({ tokens }) =>
        set({
          prices: byToken(tokens, ({ price }) => price),
          icons: byToken(tokens, ({ iconUrl }) => iconUrl),
        }),
      )
    },
    stop,
    getActiveAccount,
  }
}

const byToken = <T>(tokens: readonly OwnedToken[], read: (token: OwnedToken) => T | undefined): Record<string, T> =>
  Object.fromEntries(
    tokens.flatMap((token) => {
      const value = read(token)
      return token.address && value !== undefined ? [[token.address.toLowerCase(), value]] : []
    }),
  )
