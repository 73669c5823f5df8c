import { createHost } from '@foyer/auth-frame/host'
import { isAllowed } from '../isAllowed'
import { createAccountType } from './createAccountType'
import { createApi } from './createApi'
import { createSession } from './createSession'
import { createDevice } from './device/createDevice'
import { createMemory } from './device/createMemory'
import { openDatabase } from './device/openDatabase'
import { FrameError } from './FrameError'
import { createAccountHandlers } from './handlers/account'
import { createEmailHandlers } from './handlers/email'
import { createEmailChangeHandlers } from './handlers/emailChange'
import { createFarcasterHandlers } from './handlers/farcaster'
import { createRpcHandlers } from './handlers/rpc'
import { createSmartHandlers } from './handlers/smart'
import { createSocialHandlers } from './handlers/social'
import { createThemeHandlers } from './handlers/theme'
import type { FrameContext } from './handlers/types'
import { type Network, readNetwork } from './networks'
import { createApprovals } from './screen/createApprovals'
import { createScreen } from './screen/createScreen'
import { createSmartAccounts } from './smart/createSmartAccounts'
import { tellErrors } from './tellErrors'
import { toWords } from './toWords'

export interface FrameSetup {
  readonly body: HTMLElement
  readonly allowedOrigins: readonly string[]
  /** CAIP-2 ids of the networks that the site serves. */
  readonly served: readonly string[]
  /** How long a change of e-mail can be stopped. Milliseconds. */
  readonly emailChangeDelay: number
  /** As the page has it in the URL. */
  readonly chainId: string | null
}

/** One frame in one page, until its document ends. */
export function startFrame({ body, allowedOrigins, served, emailChangeDelay, chainId }: FrameSetup): void {
  const api = createApi()
  const device = createDevice(() => openDatabase().catch(createMemory))
  const origin = () => {
    const known = host.origin()
    if (known === undefined) throw new FrameError('Nobody has asked.')
    return known
  }
  const context: FrameContext = {
    api,
    device,
    origin,
    served,
    emailChangeDelay,
    session: createSession({ api, device, origin }),
    approvals: createApprovals({ screen: createScreen(body), toWords }),
    network: createNetwork(chainId, served),
    smart: createSmartAccounts({ api }),
    accountType: createAccountType(device, origin),
  }
  const handlers = tellErrors({
    ...createEmailHandlers(context),
    ...createEmailChangeHandlers(context),
    ...createSocialHandlers(context),
    ...createFarcasterHandlers(context),
    ...createAccountHandlers(context),
    ...createThemeHandlers(body),
    ...createSmartHandlers(context),
    ...createRpcHandlers(context),
  })
  const host = createHost({ isAllowed: (asking) => isAllowed(asking, allowedOrigins), handlers, log })
  host.ready('foyer-sandbox/1')
}

/** To the frame's own console. The kind of an error and where it happened: its words may hold what nobody should read. */
function log(level: 'debug' | 'warn' | 'error', message: string, cause?: unknown): void {
  if (level === 'debug') return
  const where = cause instanceof Error ? `${cause.name} ${cause.stack?.replace(cause.message, '…') ?? ''}` : ''
  console[level](`secure: ${message}`, where)
}

function createNetwork(chainId: string | null, served: readonly string[]): FrameContext['network'] {
  const first = served.includes(toId(chainId)) ? toId(chainId) : (served[0] ?? 'eip155:1')
  let current: Network = readNetwork(first, served)
  return {
    get: () => current,
    set(network) {
      current = network
    },
  }
}

const toId = (chainId: string | null) => (chainId?.includes(':') ? chainId : `eip155:${chainId}`)
