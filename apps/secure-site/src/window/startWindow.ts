import { createDeviceStore } from '../frame/device/createDeviceStore'
import { createMemoryDeviceDatabase } from '../frame/device/createMemoryDeviceDatabase'
import { openDeviceDatabase } from '../frame/device/openDeviceDatabase'
import { FrameError } from '../frame/errors/FrameError'
import { createWindowMessages } from '../frame/login/createWindowMessages'
import { finishSocialLogin } from '../frame/login/socialLogin'
import { createBrowserPasskeyApi } from '../frame/recovery/passkeyApi'
import { createFrameSession } from '../frame/session/createFrameSession'
import { createSiteApi } from '../frame/session/createSiteApi'
import { texts } from '../texts/texts'
import { createPage } from './createPage'
import { createWalletAccess } from './createWalletAccess'
import { createWalletLimits } from './createWalletLimits'
import { enterWallet } from './enterWallet'
import type { Provider, WindowContext } from './types'
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
  const captchaPage = document.querySelector<HTMLMetaElement>('meta[name="captcha"]')?.content || undefined
  const context: WindowContext = {
    api,
    device,
    session,
    page,
    site,
    providers: readProviders(),
    captchaPage,
    messages: createWindowMessages(window, captchaPage),
    access: createWalletAccess({ api, session, passkeys: createBrowserPasskeyApi(), site }),
    limits: createWalletLimits({ api, session, site }),
    showHome: () => showHome(context),
    showRestore: async () => showRestore(context),
    showLogin: (options) => showLogin(context, options),
    showRecovery: (ways) => showRecovery(context, ways),
  }
  const result = takeSocialResult()
  if (result !== undefined) return finishSocial(context, result)
  const user = await session.find().catch(() => undefined)
  if (user === undefined) return context.showLogin()
  await context.showHome().catch((error: unknown) => context.showLogin({ reason: page.toMessage(error) }))
}

async function finishSocial(context: WindowContext, result: URLSearchParams): Promise<void> {
  const { api, device, page, site } = context
  try {
    const ticket = result.get('ticket')
    if (ticket === null) throw new FrameError(texts().login.social.notLoggedIn)
    await enterWallet(context, await finishSocialLogin({ api, device, origin: site.url }, ticket))
  } catch (error) {
    context.showLogin({ reason: page.toMessage(error) })
  }
}

/** Takes what the provider’s page has brought back out of the address. */
function takeSocialResult(): URLSearchParams | undefined {
  const result = new URLSearchParams(location.hash.slice(1))
  if (!result.has('ticket') && !result.has('error')) return undefined
  history.replaceState(null, '', location.pathname)
  return result
}

function readProviders(): readonly Provider[] {
  return [...document.querySelectorAll<HTMLMetaElement>('meta[name="provider"]')].map(({ content, dataset }) => ({
    brand: content,
    name: dataset.name ?? content,
  }))
}
