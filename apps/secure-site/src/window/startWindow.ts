import { createDeviceStore } from '../frame/device/createDeviceStore'
import { createMemoryDeviceDatabase } from '../frame/device/createMemoryDeviceDatabase'
import { openDeviceDatabase } from '../frame/device/openDeviceDatabase'
import { createBrowserPasskeyApi } from '../frame/recovery/passkeyApi'
import { createFrameSession } from '../frame/session/createFrameSession'
import { createSiteApi } from '../frame/session/createSiteApi'
import { createPage } from './createPage'
import { createWalletAccess } from './createWalletAccess'
import { createWalletLimits } from './createWalletLimits'
import type { WindowContext } from './types'
import { showHome } from './views/showHome'
import { showLogin } from './views/showLogin'
import { showRecovery } from './views/showRecovery'
import { showRestore } from './views/showRestore'

/** Starts the site’s own window, in which users log in, approve devices and set up recovery. No page embeds it. */
export async function startWindow(body: HTMLElement): Promise<void> {
  const { origin, host } = location
  const device = createDeviceStore(() => openDeviceDatabase().catch(createMemoryDeviceDatabase))
  const api = createSiteApi({ key: () => device.signingKey(origin), origin: () => origin })
  const session = createFrameSession({ api, device, origin: () => origin })
  const page = createPage(body)
  const site = { name: host, url: origin }
  const context: WindowContext = {
    api,
    device,
    session,
    page,
    site,
    access: createWalletAccess({ api, session, passkeys: createBrowserPasskeyApi(), site }),
    limits: createWalletLimits({ api, session, site }),
    showHome: () => showHome(context),
    showRestore: async () => showRestore(context),
    showLogin: (options) => showLogin(context, options),
    showRecovery: (ways) => showRecovery(context, ways),
  }
  const user = await session.find().catch(() => undefined)
  if (user === undefined) return context.showLogin()
  await context.showHome().catch((error: unknown) => context.showLogin({ reason: page.toMessage(error) }))
}
