import { createFrameServer } from '@foyer/auth-frame/server'
import { isOriginAllowed } from '../isOriginAllowed'
import { type Network, readNetwork } from './chain/networks'
import { createDescriptions } from './descriptions/createDescriptions'
import { createDeviceStore } from './device/createDeviceStore'
import { createMemoryDeviceDatabase } from './device/createMemoryDeviceDatabase'
import { openDeviceDatabase } from './device/openDeviceDatabase'
import { FrameError } from './errors/FrameError'
import { toUserMessage } from './errors/toUserMessage'
import { withErrorReplies } from './errors/withErrorReplies'
import { createAccountHandlers } from './handlers/account'
import { createEmailHandlers } from './handlers/email'
import { createEmailChangeHandlers } from './handlers/emailChange'
import { createFarcasterHandlers } from './handlers/farcaster'
import { createRpcHandlers } from './handlers/rpc'
import { createSmartAccountHandlers } from './handlers/smart'
import { createSocialHandlers } from './handlers/social'
import { createThemeHandlers } from './handlers/theme'
import type { FrameContext } from './handlers/types'
import { createEmailChanges } from './login/createEmailChanges'
import { createEmailLogins } from './login/createEmailLogins'
import { createLoginScreen } from './login/createLoginScreen'
import { createWindowMessages } from './login/createWindowMessages'
import { createReviewRelay } from './reviews/createReviewRelay'
import { createApprovals } from './screen/createApprovals'
import { createScreen } from './screen/createScreen'
import { createFrameSession } from './session/createFrameSession'
import { createSiteApi } from './session/createSiteApi'
import { withDeviceApproval } from './session/withDeviceApproval'
import { createSmartAccounts } from './smart/createSmartAccounts'

export interface FrameSetup {
  readonly body: HTMLElement
  readonly allowedOrigins: readonly string[]
  readonly served: readonly string[]
  readonly emailChangeDelay: number
  readonly chainId: string | null
  readonly captchaPage: string | undefined
  readonly descriptorsKey: string | undefined
}

export function startFrame({
  body,
  allowedOrigins,
  served,
  emailChangeDelay,
  chainId,
  captchaPage,
  descriptorsKey,
}: FrameSetup): void {
  const device = createDeviceStore(() => openDeviceDatabase().catch(createMemoryDeviceDatabase))
  const origin = () => {
    const known = server.origin()
    if (known === undefined) throw new FrameError('No site has sent a request.')
    return known
  }
  const api = createSiteApi({ key: () => device.signingKey(origin()), origin })
  const onHeight = (height: number) => server.notifyHeight(height)
  const session = withDeviceApproval(createFrameSession({ api, device, origin }))
  const messages = createWindowMessages(window, captchaPage)
  const screen = createLoginScreen(body, onHeight, { captchaPage, messages })
  const codeWindows = { api, screen, messages, own: window }
  const context: FrameContext = {
    api,
    device,
    origin,
    served,
    emailChangeDelay,
    session,
    approvals: createApprovals({
      screen: createScreen(body, onHeight),
      reviews: createReviewRelay({ api, device }),
      toUserMessage,
    }),
    logins: createEmailLogins({ ...codeWindows, device, session }),
    emailChanges: createEmailChanges(codeWindows),
    network: createNetwork(chainId, served),
    smart: createSmartAccounts({ api }),
    descriptions: createDescriptions({ key: descriptorsKey }),
    accountType: createAccountType(device, origin),
  }
  const handlers = withErrorReplies({
    ...createEmailHandlers(context),
    ...createEmailChangeHandlers(context),
    ...createSocialHandlers(context),
    ...createFarcasterHandlers(context),
    ...createAccountHandlers(context),
    ...createThemeHandlers(body),
    ...createSmartAccountHandlers(context),
    ...createRpcHandlers(context),
  })
  const server = createFrameServer({ isAllowed: (asking) => isOriginAllowed(asking, allowedOrigins), handlers, log })
  server.ready('foyer-sandbox/1')
}

/** Logs the kind and place of an error, never its message, which may hold secrets. */
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

const createAccountType = (
  device: FrameContext['device'],
  origin: FrameContext['origin'],
): FrameContext['accountType'] => ({
  get: async () => (await device.read(origin())).accountType ?? 'eoa',
  set: (type) => device.change(origin(), (stored) => ({ ...stored, accountType: type })),
})
